import { afterEach, expect, test, vi } from 'vitest'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { RunningJob } from '../../jobs/running-job.ts'
import { ModelFailure } from '../../models/model-failure.ts'
import type { PageReader } from '../../web-access/pages/web-page.ts'
import type { SearchOutcome, WebQuery } from '../../web-access/search/web-search.ts'
import { recordedTools } from './recorded-tools.ts'

const query = { text: 'Norrvik', language: 'en', topic: 'general', limit: 5 } as const
const outcome: SearchOutcome = { results: [], coverage: [{ engine: 'a', asked: 5, given: 0 }] }

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['an answer', async () => outcome],
  ['a refusal', () => Promise.reject(new ServiceError('upstream_error', 'No engine answered'))],
])('a job that is resumed finds %s to its search, and does not search again', async (_, first) => {
  const asked: WebQuery[] = []
  const search = (query: WebQuery) =>
    asked.push(query) === 1 ? first() : Promise.reject(new Error('Searched twice'))
  const tools = recorded({ search: { search } })
  const told = () =>
    tools()
      .search(query)
      .catch(({ code, message }) => ({ code, message }))

  const before = await told()

  expect(await told()).toEqual(before)
  expect(asked).toEqual([{ ...query, isPatient: true }])
})

test.each([
  ['a reply', async () => 'It was built in 1871.[1]', { text: 'It was built in 1871.[1]' }],
  ['a failure', () => Promise.reject(new ModelFailure('It is late.')), { failure: 'It is late.' }],
])(
  'a job that is resumed finds %s of its model, and does not ask again',
  async (_, first, told) => {
    let asked = 0
    const write = () => (asked++ === 0 ? first() : Promise.reject(new Error('Asked twice')))
    const tools = recorded({ model: { name: 'scripted', write } })

    expect(await tools().write?.(prompt)).toEqual(told)
    expect(await tools().write?.(prompt)).toEqual(told)
    expect(asked).toBe(1)
  },
)

test('a page that has not come when the report is wanted is given up, and stays so', async () => {
  let wish: string | null = null
  const read = (_: string, __: string, signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const tools = recorded({ pages: { read } }, async () => wish)
  const reading = tools().read('https://slow.example/')

  wish = 'finish'

  expect(await reading).toBeNull()
  wish = null
  expect(await tools().read('https://slow.example/')).toBeNull()
})

test('a job whose time is over goes on no more, whichever process has it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const tools = recorded({}, undefined, 60_000)
  const first = tools()
  expect(await first.mayGoOn('search-1')).toBe(true)
  vi.advanceTimersByTime(40_000)
  expect(await first.mayGoOn('read-1-1')).toBe(true)

  vi.advanceTimersByTime(3_600_000)
  const second = tools()
  expect(await second.mayGoOn('search-1')).toBe(true)
  expect(await second.mayGoOn('read-1-1')).toBe(true)
  expect(await second.mayGoOn('read-1-2')).toBe(true)
  vi.advanceTimersByTime(20_000)
  expect(await second.mayGoOn('search-2')).toBe(false)

  const third = tools()
  expect(await third.mayGoOn('read-1-2')).toBe(true)
  expect(await third.mayGoOn('search-2')).toBe(false)
})

const prompt = { instructions: 'Write.', input: 'Quotations', tokensMax: 10, timeoutMs: 1_000 }

/** Tools of a job, made anew by each call: of another process that takes it over, and knows only what is stored. */
function recorded(
  outside: Partial<Parameters<typeof recordedTools>[1]>,
  wish: () => Promise<string | null> = async () => null,
  searchingMsMax = Number.POSITIVE_INFINITY,
) {
  const steps = new Map<string, string>()
  const job = {
    job: { accountId: 'ada' },
    signal: new AbortController().signal,
    wish,
    step: async (name: string, work: () => Promise<unknown>) => {
      if (!steps.has(name)) steps.set(name, JSON.stringify(await work()))
      return JSON.parse(steps.get(name) ?? '')
    },
  } as unknown as RunningJob // the part that the tools use
  const search = { search: async () => outcome }
  const all = { search, pages: {} as PageReader, model: undefined, ...outside }
  return () => recordedTools(job, all, { searchingMsMax, isPatient: true })
}
