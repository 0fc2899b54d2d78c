import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { arbitraryDocuments, questions } from './arbitrary-documents.ts'
import { expectIndexWhole } from './expect-index-whole.ts'
import { type TestDocument, TestGraph } from './test-graph.ts'

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
      fc.asyncProperty(
        arbitraryDocuments,
        fc.nat(),
        fc.boolean(),
        async (documents, seed, inParts) => {
          const kept = documents.filter((_, index) => (seed >> index) % 2 === 0)
          const deleted = documents.filter((document) => !kept.includes(document))
          const graph = await TestGraph.inNewAccount(storage)
          const other = await TestGraph.inNewAccount(storage)

          await (inParts ? graph.addInParts(documents) : graph.add(documents))
          await graph.remove(deleted)
          await other.add(kept)

          expect(await graph.contents()).toEqual(await other.contents())
          expect(await answers(graph)).toEqual(await answers(other))
        },
      ),
      { numRuns, endOnFailure: true },
    )
  })

  test('the order in which they come changes nothing that is stored, and no similarity', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDocuments, fc.boolean(), async (documents, inParts) => {
        const graph = await TestGraph.inNewAccount(storage)
        const other = await TestGraph.inNewAccount(storage)

        await graph.add(documents)
        for (const document of documents.toReversed())
          await (inParts ? other.addInParts([document]) : other.add([document]))

        expect(await graph.contents()).toEqual(await other.contents())
        expect(await answers(graph, ['rag'])).toEqual(await answers(other, ['rag']))
      }),
      { numRuns, endOnFailure: true },
    )
  })

  test('a graph, a document and an account are read alone', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDocuments, async (documents) => {
        const graph = await TestGraph.inNewAccount(storage)
        const neighbour = await TestGraph.inAccount(storage, graph.accountId)
        const stranger = await TestGraph.inNewAccount(storage)
        for (const each of [graph, neighbour, stranger]) await each.add(documents)
        // Neither what is found nor how good it is depends on what others have.
        expect(await answers(graph)).toEqual(await answers(stranger))
        const [first] = documents
        const docId = await graph.docIdOf(first?.title ?? '')
        const own = new Set(await Promise.all(documents.map(({ title }) => graph.docIdOf(title))))

        for (const engine of engines)
          for (const question of questions) {
            const inGraph = await readDocuments(graph, question, engine, graph)
            const inDocument = await readDocuments(graph, question, engine, { docId })
            expect(inGraph.every((read) => own.has(read))).toBe(true)
            expect(inDocument.every((read) => read === docId)).toBe(true)
          }
        for (const { accountId, graphId } of [stranger, neighbour]) {
          const mine = { accountId: graph.accountId }
          expect(await graph.search('Lucca', 'rag', { accountId, graphId, docId })).toBeUndefined()
          if (accountId !== graph.accountId)
            expect(await graph.search('Lucca', 'rag', { ...mine, graphId })).toBeUndefined()
        }
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })

  test('one that is being added or removed is found by nobody, and changes no answer', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    const other = await TestGraph.inNewAccount(storage)
    const kept: TestDocument = { title: 'A', text: 'Ada Brook visited Lucca.' }
    const [coming, going] = ['B', 'C'].map((title) => ({ ...kept, title }))
    if (!coming || !going) throw new Error('There are two')
    await graph.add([kept, going])
    await other.add([kept])
    const staged = graph.documentOf(coming)

    await graph.documents.stage(graph, staged)
    await graph.documents.addChunks(graph, staged.docId, staged.content)
    const docId = await graph.docIdOf('C')
    await storage.write.hideDocument({ accountId: graph.accountId, docId })

    for (const engine of engines)
      expect((await graph.search('Lucca', engine))?.map(({ chunk }) => chunk)).toEqual(['A 0'])
    expect(await graph.documents.find(graph.accountId, docId)).toBeUndefined()
    expect(await graph.search('Lucca', 'rag', { ...graph, docId })).toBeUndefined()

    await graph.removeById(docId)
    await graph.remove([coming])
    expect(await graph.contents()).toEqual(await other.contents())
  })

  test('one that is removed while it is being added leaves nothing behind', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    const empty = await graph.contents()
    for (let round = 0; round < 12; round++) {
      const text = `Ada Brook visited Lucca ${round} times.`
      const { content, ...document } = graph.documentOf({ title: 'A', text })
      await graph.documents.stage(graph, document)
      // Whichever comes first: what is being removed is not added to any more.
      await Promise.allSettled([
        graph.documents.addChunks(graph, document.docId, content),
        graph.removeById(document.docId),
      ])
    }
    expect(await graph.contents()).toEqual(empty)
    await expectIndexWhole(storage)
  })
})

/** By passage, as equal scores have no order. */
async function answers(graph: TestGraph, by: readonly (typeof engines)[number][] = engines) {
  const given: Record<string, number> = {}
  for (const engine of by)
    for (const question of questions)
      for (const { chunk, score } of (await graph.search(question, engine)) ?? [])
        given[`${engine} ${question} ${chunk}`] = score
  return given
}

/** All documents that something was read of: the passages', and those along the paths to them. */
async function readDocuments(
  graph: TestGraph,
  question: string,
  engine: (typeof engines)[number],
  { graphId, docId }: { graphId?: string; docId?: string },
): Promise<string[]> {
  const reach = { accountId: graph.accountId, graphId, docId }
  const found = (await graph.search(question, engine, reach)) ?? []
  return found.flatMap((passage) => passage.docId.split(' '))
}
