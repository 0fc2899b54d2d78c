import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { library, questions } from './books.ts'
import { expectIndexWhole } from './expect-index-whole.ts'
import { type Book, Shelf } from './shelf.ts'

const engines = ['rag', 'graph'] as const
const numRuns = 8

describe.each(storageEngines)('documents on $name', ({ open }) => {
  let storage: Storage

  beforeAll(async () => {
    storage = await open()
  })

  afterAll(async () => {
    await expectIndexWhole(storage)
    await storage[Symbol.asyncDispose]()
  })

  test('what is deleted might never have been there', async () => {
    await fc.assert(
      fc.asyncProperty(library, fc.nat(), fc.boolean(), async (books, seed, inParts) => {
        const kept = books.filter((_, index) => (seed >> index) % 2 === 0)
        const deleted = books.filter((book) => !kept.includes(book))
        const shelf = await Shelf.inNewAccount(storage)
        const other = await Shelf.inNewAccount(storage)

        await (inParts ? shelf.addInParts(books) : shelf.add(books))
        await shelf.remove(deleted)
        await other.add(kept)

        expect(await shelf.contents()).toEqual(await other.contents())
        expect(await answers(shelf)).toEqual(await answers(other))
      }),
      { numRuns, endOnFailure: true },
    )
  })

  test('the order in which they come changes nothing that is stored, and no similarity', async () => {
    await fc.assert(
      fc.asyncProperty(library, fc.boolean(), async (books, inParts) => {
        const shelf = await Shelf.inNewAccount(storage)
        const other = await Shelf.inNewAccount(storage)

        await shelf.add(books)
        for (const book of books.toReversed())
          await (inParts ? other.addInParts([book]) : other.add([book]))

        expect(await shelf.contents()).toEqual(await other.contents())
        expect(await answers(shelf, ['rag'])).toEqual(await answers(other, ['rag']))
      }),
      { numRuns, endOnFailure: true },
    )
  })

  test('a graph, a document and an account are read alone', async () => {
    await fc.assert(
      fc.asyncProperty(library, async (books) => {
        const shelf = await Shelf.inNewAccount(storage)
        const neighbour = await Shelf.inAccount(storage, shelf.accountId)
        const stranger = await Shelf.inNewAccount(storage)
        for (const each of [shelf, neighbour, stranger]) await each.add(books)
        // Neither what is found nor how good it is depends on what others have.
        expect(await answers(shelf)).toEqual(await answers(stranger))
        const [first] = books
        const docId = await shelf.docIdOf(first?.title ?? '')
        const own = new Set(await Promise.all(books.map(({ title }) => shelf.docIdOf(title))))

        for (const engine of engines)
          for (const question of questions) {
            const inGraph = await readDocuments(shelf, question, engine, shelf)
            const inDocument = await readDocuments(shelf, question, engine, { docId })
            expect(inGraph.every((read) => own.has(read))).toBe(true)
            expect(inDocument.every((read) => read === docId)).toBe(true)
          }
        for (const { accountId, graphId } of [stranger, neighbour]) {
          const mine = { accountId: shelf.accountId }
          expect(await shelf.search('Lucca', 'rag', { accountId, graphId, docId })).toBeUndefined()
          if (accountId !== shelf.accountId)
            expect(await shelf.search('Lucca', 'rag', { ...mine, graphId })).toBeUndefined()
        }
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })

  test('one that is being added or removed is found by nobody, and changes no answer', async () => {
    const shelf = await Shelf.inNewAccount(storage)
    const other = await Shelf.inNewAccount(storage)
    const kept: Book = { title: 'A', text: 'Ada Brook visited Lucca.' }
    const [coming, going] = ['B', 'C'].map((title) => ({ ...kept, title }))
    if (!coming || !going) throw new Error('There are two')
    await shelf.add([kept, going])
    await other.add([kept])
    const staged = shelf.documentOf(coming)

    await shelf.documents.stage(shelf, staged)
    await shelf.documents.addChunks(shelf, staged.docId, staged.content)
    const docId = await shelf.docIdOf('C')
    await storage.write.hideDocument({ accountId: shelf.accountId, docId })

    for (const engine of engines)
      expect((await shelf.search('Lucca', engine))?.map(({ chunk }) => chunk)).toEqual(['A 0'])
    expect(await shelf.documents.find(shelf.accountId, docId)).toBeUndefined()
    expect(await shelf.search('Lucca', 'rag', { ...shelf, docId })).toBeUndefined()

    await shelf.removeById(docId)
    await shelf.remove([coming])
    expect(await shelf.contents()).toEqual(await other.contents())
  })

  test('one that is removed while it is being added leaves nothing behind', async () => {
    const shelf = await Shelf.inNewAccount(storage)
    const empty = await shelf.contents()
    for (let round = 0; round < 12; round++) {
      const text = `Ada Brook visited Lucca ${round} times.`
      const { content, ...document } = shelf.documentOf({ title: 'A', text })
      await shelf.documents.stage(shelf, document)
      // Whichever comes first: what is being removed is not added to any more.
      await Promise.allSettled([
        shelf.documents.addChunks(shelf, document.docId, content),
        shelf.removeById(document.docId),
      ])
    }
    expect(await shelf.contents()).toEqual(empty)
    await expectIndexWhole(storage)
  })
})

/** By passage, as equal scores have no order. */
async function answers(shelf: Shelf, by: readonly (typeof engines)[number][] = engines) {
  const given: Record<string, number> = {}
  for (const engine of by)
    for (const question of questions)
      for (const { chunk, score } of (await shelf.search(question, engine)) ?? [])
        given[`${engine} ${question} ${chunk}`] = score
  return given
}

/** All documents that something was read of: the passages', and those along the paths to them. */
async function readDocuments(
  shelf: Shelf,
  question: string,
  engine: (typeof engines)[number],
  { graphId, docId }: { graphId?: string; docId?: string },
): Promise<string[]> {
  const reach = { accountId: shelf.accountId, graphId, docId }
  const found = (await shelf.search(question, engine, reach)) ?? []
  return found.flatMap((passage) => passage.docId.split(' '))
}
