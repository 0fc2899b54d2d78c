import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graphs } from '../../src/documents/graphs.ts'
import { DocumentStore } from '../../src/storage/document-store.ts'
import { GraphStore } from '../../src/storage/graph-store.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/open-test-storage.ts'
import { expectIndexWhole } from './expect-index-whole.ts'
import { type Book, Shelf } from './shelf.ts'

const kept: Book = { title: 'Kept', text: 'Ada Brook founded Harbour House in Bergen.' }
const gone: Book = { title: 'Gone', text: 'Carl Dorn visited Harbour House in Bergen.' }
const question = 'Who visited Harbour House?'

describe.each(storageEngines)('graphs on $name', ({ open }) => {
  let storage: Storage

  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test('a graph whose removal is cut short is gone at once, and wholly with the next start', async () => {
    const shelf = await Shelf.inNewAccount(storage)
    await shelf.add([kept])
    const { accountId } = shelf
    const before = await shelf.search(question, 'rag', { accountId })
    const doomed = await shelf.sibling()
    await doomed.add([gone])
    await using graphs = new Graphs(new GraphStore(storage), new DocumentStore(storage))

    await storage.write.hideGraph({ accountId, graphId: doomed.graphId })

    expect(await shelf.search(question, 'rag', { accountId })).toEqual(before)
    expect(await doomed.search(question, 'rag')).toBeUndefined()
    expect(await doomed.docIdOf(gone.title)).toBe('doc_none')
    await expect(graphs.get(accountId, doomed.graphId)).rejects.toThrow('There is no such graph.')
    await expect(doomed.add([kept])).rejects.toThrow('There is no such graph.')

    graphs.resume((error) => expect.fail(String(error)))
    while ((await doomed.contents()).graph) await setTimeout(20)
    const { chunks, entities, postings, aliases } = await doomed.contents()
    expect([...chunks, ...entities, ...postings, ...aliases]).toEqual([])
    await expectIndexWhole(storage)
  })
})
