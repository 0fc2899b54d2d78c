import { afterEach, expect, test, vi } from 'vitest'
import { IndexingThreads } from '../../src/documents/indexing/indexing-threads.ts'
import { TextAnalysis } from '../../src/documents/indexing/text-analysis.ts'
import { QuestionThreads } from '../../src/engines/question-threads.ts'
import type { StorageConfig } from '../../src/storage/open-storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

type Threads = AsyncDisposable & { work(): Promise<unknown> }

/** Work of each kind, with the milliseconds that it may take. */
const kinds = {
  questions: {
    workMsMax: 20_000,
    open: (storage: StorageConfig): Threads => {
      const threads = new QuestionThreads({ storage, memoryBytesMax: 1e6 })
      const search = {
        reach: { accountId: 'a' },
        question: 'Who?',
        engine: 'rag',
        limit: 1,
      } as const
      return Object.assign(threads, {
        work: () => threads.find(search, new AbortController().signal),
      })
    },
  },
  texts: {
    workMsMax: 60_000,
    open: (): Threads => {
      const threads = new TextAnalysis()
      return Object.assign(threads, { work: () => threads.texts('a', []) })
    },
  },
  'long texts': {
    workMsMax: 60_000,
    open: (storage: StorageConfig): Threads => {
      const threads = new IndexingThreads(storage)
      const document = { accountId: 'a', docId: 'd', mediaType: 'text/plain', chunkCount: 1 }
      return Object.assign(threads, { work: () => threads.recut(document) })
    },
  },
}

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(Object.entries(kinds))('%s are ended when their time is over', async (what, kind) => {
  await using storage = await storageEngines[0]?.open()
  if (!storage) throw new Error('There is an embedded store')
  const { setTimeout } = globalThis
  // A thread takes longer than a millisecond to start.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms) =>
    setTimeout(work, ms === kind.workMsMax ? 1 : ms),
  )
  await using threads = kind.open(storage.config)

  await expect(threads.work()).rejects.toMatchObject({
    code: 'overloaded',
    message: `One of the ${what} took more time or memory than it may.`,
    facts: { retryAfterSeconds: 60 },
  })
})
