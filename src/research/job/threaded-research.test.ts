import { expect, test } from 'vitest'
import { lighthousePages, smallWeb } from '../../../tests/support/web/small-web.ts'
import { ThreadedResearch } from './threaded-research.ts'

const request = {
  topic: 'The lighthouse of Skarholm',
  thinking: 'snap' as const,
  maxResults: 2,
  today: '2026-01-02',
}

test('A run whose thread has ended fails, and what it had asked for starts no other thread', async () => {
  const tools = smallWeb(lighthousePages)
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const research = new ThreadedResearch()
  let started = 0
  const count = () => started++
  process.on('worker', count)
  const search: typeof tools.search = async (query) => {
    asked.resolve()
    await answered.promise
    return tools.search(query)
  }
  const { signal } = new AbortController()
  const run = research.run(request, { ...tools, search }, () => {}, signal)
  const failed = expect(run).rejects.toThrow('The thread of the research has ended')
  await asked.promise
  await research[Symbol.asyncDispose]()
  await failed
  answered.resolve()
  await new Promise((resolve) => setTimeout(resolve, 50))
  process.off('worker', count)

  expect(started).toBe(1)
})
