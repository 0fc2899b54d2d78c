import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IndexingBacklog } from '../../src/documents/indexing/indexing-backlog.ts'
import { prepareText } from '../../src/documents/prepared-document.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { TestGraph } from './test-graph.ts'

const charactersMax = 1_000

describe.each(storageEngines)('room for texts that wait to be indexed, on $name', ({ open }) => {
  let storage: Storage

  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test('an account that has much waiting waits until it is indexed, and no other', async () => {
    const [greedy, other] = [
      await TestGraph.inNewAccount(storage),
      await TestGraph.inNewAccount(storage),
    ]
    const backlog = new IndexingBacklog(greedy.documents, charactersMax)
    const waitOf = ({ accountId }: TestGraph, patienceMs = 0) =>
      backlog.wait(accountId, 500, patienceMs)

    await waitOf(greedy)
    const docId = await stage(greedy, 'The ferry crosses. '.repeat(40))

    await expect(waitOf(greedy)).rejects.toMatchObject({
      code: 'too_many_concurrent_requests',
      message: `At most ${charactersMax} characters of one account may wait to be indexed.`,
    })
    await waitOf(other)
    const waiting = waitOf(greedy, 60_000)
    await greedy.documents.finish(greedy.accountId, docId)
    await waiting
  })

  test('what only reading shows to be long has twice as much room, and one document always has', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    const backlog = new IndexingBacklog(graph.documents, charactersMax)

    await backlog.demand(graph.accountId, 100 * charactersMax)
    await stage(graph, 'The ferry crosses. '.repeat(40))

    await backlog.demand(graph.accountId, charactersMax)
    await expect(backlog.demand(graph.accountId, 2 * charactersMax)).rejects.toMatchObject({
      code: 'too_many_concurrent_requests',
    })
  })

  test('who leaves waits no longer', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    const backlog = new IndexingBacklog(graph.documents, charactersMax)
    await stage(graph, 'The ferry crosses. '.repeat(40))

    const waiting = backlog.wait(graph.accountId, 500, 60_000, AbortSignal.timeout(50))

    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  })
})

async function stage(graph: TestGraph, text: string): Promise<string> {
  const document = { ...prepareText(text, {}), language: 'en', chunkCount: 1 }
  const { documents, accountId, graphId } = graph
  return (await documents.stage({ accountId, graphId }, document)).id
}
