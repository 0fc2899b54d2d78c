import { expect, test } from 'vitest'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { JobInHand } from '../../jobs/job-in-hand.ts'
import type { PageReader } from '../../web-access/web-page.ts'
import type { SearchOutcome } from '../../web-access/web-search.ts'
import { recordedTools } from './recorded-tools.ts'

const query = { text: 'Norrvik', language: 'en', topic: 'general', limit: 5 } as const
const outcome: SearchOutcome = { results: [], coverage: [{ engine: 'a', asked: 5, given: 0 }] }

test.each([
  ['an answer', async () => outcome],
  ['a refusal', () => Promise.reject(new ServiceError('upstream_error', 'No engine answered'))],
])('a job that is resumed finds %s to its search, and does not search again', async (_, first) => {
  const steps = new Map<string, string>()
  let searches = 0
  /** The tools of another process that takes over the job, which knows only what is stored. */
  const tools = () => {
    const job = {
      job: { accountId: 'ada' },
      signal: new AbortController().signal,
      step: async (name: string, work: () => Promise<unknown>) => {
        if (!steps.has(name)) steps.set(name, JSON.stringify(await work()))
        return JSON.parse(steps.get(name) ?? '')
      },
    } as unknown as JobInHand // the part that the tools use
    const search = () => (searches++ === 0 ? first() : Promise.reject(new Error('Searched twice')))
    return recordedTools(job, { search: { search }, pages: {} as PageReader })
  }
  const told = () =>
    tools()
      .search(query)
      .catch(({ code, message }) => ({ code, message }))

  const before = await told()

  expect(await told()).toEqual(before)
  expect(searches).toBe(1)
})
