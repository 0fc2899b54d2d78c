import { describe, expect, test } from 'vitest'
import { ServiceError } from '../../src/base/errors/service-error.ts'
import type { Community } from '../../src/knowledge-graph/communities/community.ts'
import { DocumentSurvey } from '../../src/knowledge-graph/communities/document-survey.ts'
import { GraphResults } from '../../src/knowledge-graph/communities/graph-results.ts'
import { readPassages } from '../../src/knowledge-graph/communities/reading/read-passages.ts'
import { DocumentStore } from '../../src/storage/documents/document-store.ts'
import { GraphStore } from '../../src/storage/documents/graph-store.ts'
import { FactStore } from '../../src/storage/knowledge-graph/fact-store.ts'
import { GraphChanges } from '../../src/storage/knowledge-graph/graph-changes.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { TestGraph } from './test-graph.ts'

const count = 1_000
const documents = Array.from({ length: count }, (_, nth) => ({
  title: `Village ${nth}`,
  text: `Ada Brook founded village ${nth}.`,
}))

describe.each(storageEngines)('a large account on $name', ({ open }) => {
  test('of a graph with more passages than are read, those are read that are spread evenly', async () => {
    await using storage = await open()
    const graph = await TestGraph.inNewAccount(storage)
    await graph.add(documents)
    const place = await new GraphStore(storage).place(graph.accountId, graph.graphId)
    if (!place) throw new Error('The graph is there')
    const facts = new FactStore(storage)

    const all = await readPassages(facts, place)
    const some = await readPassages(facts, place, count / 2)

    expect(all.passages.length).toBe(count)
    const tenths = Map.groupBy(some.passages, ({ chunk }) => Math.floor((10 * chunk) / count))
    expect(some.passages.length).toBeLessThanOrEqual(0.6 * count)
    expect([...tenths.keys()].some((tenth) => tenth >= 5)).toBe(true)
  })

  test('documents are counted, and the longest found, without reading them all', async () => {
    await using storage = await open()
    const graph = await TestGraph.inNewAccount(storage)
    const sibling = await graph.sibling()
    await graph.add([
      ...documents.slice(0, 20),
      { title: 'Long', text: 'Ada Brook wrote. '.repeat(9) },
    ])
    await sibling.add([{ title: 'Longer', text: 'Ada Brook wrote much. '.repeat(99) }])
    const { accountId, graphId } = graph
    const store = new DocumentStore(storage)
    const [long, longer] = [await graph.docIdOf('Long'), await sibling.docIdOf('Longer')]

    expect(await store.longest(accountId, graphId, 1)).toEqual({ count: 21, docIds: [long] })
    const all = await store.longest(accountId, undefined, 2)
    expect(all).toEqual({ count: 22, docIds: [long, longer].sort() })
    await storage.write.hideGraph({ accountId, graphId: sibling.graphId })
    expect(await store.longest(accountId, undefined, 1)).toEqual({ count: 21, docIds: [long] })
  })

  test('documents are told of a library whose themes are too much for a call', async () => {
    await using storage = await open()
    const graph = await TestGraph.inNewAccount(storage)
    await graph.add(documents.slice(0, 20))
    const tooMuch = async () => {
      throw new ServiceError('overloaded', 'This graph is too large.')
    }
    const themes = new GraphResults<readonly Community[]>(new GraphChanges(storage), tooMuch)
    const survey = new DocumentSurvey(new DocumentStore(storage), new GraphStore(storage), themes)

    const told = await survey.of(graph.accountId, graph.graphId)

    expect(told).toMatchObject({ documents: 20, communities: [] })
    expect(told.docIds).toHaveLength(12)
  })
})
