import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graphs } from '../../src/documents/graphs.ts'
import { GraphStore } from '../../src/storage/documents/graph-store.ts'
import { jobsOf } from '../support/service/jobs-of.ts'
import { storageEngines, type TestStorage } from '../support/storage/open-test-storage.ts'
import { expectIndexWhole } from './expect-index-whole.ts'
import { type Book, Shelf } from './shelf.ts'

const kept: Book = { title: 'Kept', text: 'Ada Brook founded Harbour House in Bergen.' }
const gone: Book = { title: 'Gone', text: 'Carl Dorn visited Harbour House in Bergen.' }
const question = 'Who visited Harbour House?'

describe.each(storageEngines)('graphs on $name', ({ open }) => {
  let storage: TestStorage

  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test('a graph is gone at once, and wholly once its job is done', async () => {
    const shelf = await Shelf.inNewAccount(storage)
    await shelf.add([kept])
    const { accountId } = shelf
    const before = await shelf.search(question, 'rag', { accountId })
    const doomed = await shelf.sibling()
    await doomed.add([gone])
    await using jobs = jobsOf(storage)
    const graphs = new Graphs(new GraphStore(storage), jobs)

    await storage.write.hideGraph({ accountId, graphId: doomed.graphId })

    expect(await shelf.search(question, 'rag', { accountId })).toEqual(before)
    expect(await doomed.search(question, 'rag')).toBeUndefined()
    expect(await doomed.docIdOf(gone.title)).toBe('doc_none')
    await expect(graphs.get(accountId, doomed.graphId)).rejects.toThrow('There is no such graph.')
    await expect(doomed.add([kept])).rejects.toThrow('There is no such graph.')

    jobs.start()
    await jobs.untilOver()
    expect((await doomed.contents()).graph).toBeUndefined()
    const { chunks, entities, postings, aliases } = await doomed.contents()
    expect([...chunks, ...entities, ...postings, ...aliases]).toEqual([])
    await expectIndexWhole(storage)
  })
})
