import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retrieve } from '../../src/engines/retrieval/retrieve.ts'
import { IndexCache } from '../../src/index/index-cache.ts'
import { InvertedIndex } from '../../src/index/inverted-index.ts'
import { StoredIndex } from '../../src/index/stored-index.ts'
import { VectorIndex } from '../../src/index/vector-index.ts'
import { AliasStore } from '../../src/storage/index/alias-store.ts'
import { IndexStore } from '../../src/storage/index/index-store.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { VectorStore } from '../../src/storage/vectors/vector-store.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { type TestDocument, TestGraph } from './test-graph.ts'

const filler = Array.from({ length: 12 }, (_, index) => ({
  title: `Note ${index}`,
  text: `The weather of day ${index} was mild, and the ships stayed in the harbour.`,
}))

describe.each(storageEngines)('aliases on $name', ({ open }) => {
  let storage: Storage

  beforeAll(async () => {
    storage = await open()
  })

  afterAll(async () => {
    await storage[Symbol.asyncDispose]()
  })

  test.each<{ name: string; documents: readonly TestDocument[]; question: string; wanted: string }>(
    [
      {
        name: 'an acronym leads to what another document calls by its name',
        documents: [
          { title: 'A meeting', text: 'The World Health Organization (WHO) met here.' },
          { title: 'Seat', text: 'From here the World Health Organization is seen.' },
        ],
        question: 'Where is the WHO?',
        wanted: 'Seat',
      },
      {
        name: 'a name leads to what another document knows by its acronym alone',
        documents: [
          { title: 'A firm', text: 'It is IBM (International Business Machines) that sold it.' },
          { title: 'Rivals', text: 'They laughed until IBM came.' },
        ],
        question: 'What became of International Business Machines?',
        wanted: 'Rivals',
      },
      {
        name: 'a German acronym with small letters',
        documents: [
          { title: 'Urteil', text: 'Es war das Bundesverfassungsgericht (BVerfG), das entschied.' },
          { title: 'Ort', text: 'In Karlsruhe sitzt das Bundesverfassungsgericht.' },
        ],
        question: 'Wo ist das BVerfG?',
        wanted: 'Ort',
      },
    ],
  )('$name', async ({ documents, question, wanted }) => {
    const graph = await TestGraph.inNewAccount(storage)
    await graph.add([...filler, ...documents])

    const [passage] = (await find(graph, question)).filter(({ chunk }) => chunk.title === wanted)

    const hop = passage?.path.find(({ relation }) => relation === 'alias')
    expect(hop?.from.kind).toBe('entity')
    expect(hop?.to.kind).toBe('entity')
    expect(hop?.sentence).toBe(documents[0]?.text)
  })

  test('letters that are written in two ways are one', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    await graph.add([...filler, { title: 'Miasto', text: 'W mieście Łódź mieszka Jan Müller.' }])

    const [passage] = await find(graph, 'Kto mieszka w Lodz?')

    expect(passage?.chunk.title).toBe('Miasto')
  })

  test('a last name that a long document uses chapters later leads to its bearer', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    const chapters = Array.from(
      { length: 40 },
      (_, index) =>
        `On day ${index} nothing happened but rain, and the crew mended nets and sails.`,
    )
    const text = [
      'It was Ilse Marenholtz who bought the boat.',
      ...chapters,
      'The reef was charted when Marenholtz came back.',
    ].join('\n\n')
    const bearer = { title: 'Ilse Marenholtz', text: 'A painter of Lucca.' }
    await graph.add([...filler, { title: 'The voyage', text }, bearer])

    const found = await find(graph, 'Where was she from who charted the reef?')

    const passage = found.find(({ chunk }) => chunk.title === bearer.title)
    expect(passage?.path.map(({ relation, sentence }) => [relation, sentence])).toContainEqual([
      'mentions',
      'The reef was charted when Marenholtz came back.',
    ])
    expect((await graph.contents()).aliases).toContainEqual(
      expect.stringMatching(/^The voyage [1-9]\d* marenholtz ilse marenholtz last-name/),
    )
  })

  test('what a document shows goes with it, and is known to nobody who may not read it', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    const neighbour = await graph.sibling()
    const document = { title: 'A', text: 'The World Health Organization (WHO) met here.' }
    await graph.add([document, { ...document, title: 'B' }])
    await neighbour.add([{ title: 'C', text: 'Nothing.' }])
    const { accountId, graphId } = graph
    const docId = await graph.docIdOf('A')

    expect(await shown({ accountId })).toHaveLength(2)
    expect(await shown({ accountId, graphId })).toHaveLength(2)
    expect(await shown({ accountId, docId })).toHaveLength(1)
    expect(await shown(neighbour)).toEqual([])
    await graph.documents.hide(accountId, docId)
    expect(await shown({ accountId, graphId })).toHaveLength(1)
    await graph.removeById(docId)
    expect((await graph.contents()).aliases).toHaveLength(1)
  })

  async function find({ accountId, graphId }: TestGraph, question: string) {
    const inverted = new InvertedIndex(new IndexStore(storage))
    const found = await inverted.read({ accountId, graphId }, (view) => {
      const index = new StoredIndex(inverted, view, {
        cache: new IndexCache(1024 * 1024),
        vectors: new VectorIndex(new VectorStore(storage), 1024 * 1024),
      })
      return retrieve(question, index, { engine: 'graph', limit: 5 })
    })
    return found ?? []
  }

  async function shown({ accountId, graphId, docId }: Partial<TestGraph> & { docId?: string }) {
    const reach = { accountId: accountId ?? '', graphId, docId }
    const view = await new IndexStore(storage).view(reach)
    if (!view) throw new Error('There is nothing to read')
    const name = 'world health organization'
    return (await new AliasStore(storage).aliasesOf(view, [name])).get(name) ?? []
  }
})
