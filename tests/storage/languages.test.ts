import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IndexStore } from '../../src/storage/index/index-store.ts'
import type { Reach } from '../../src/storage/index/index-view.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { TestGraph } from './test-graph.ts'

const documents = [
  {
    title: 'Il museo',
    text: 'Il biglietto per studenti costa sei euro ed è valido per un giorno.',
  },
  { title: 'La torre', text: 'La torre è chiusa la domenica e aperta tutti gli altri giorni.' },
  { title: 'Das Museum', text: 'Die Karte für Schüler kostet sechs Euro und gilt einen Tag.' },
] as const

describe.each(storageEngines)('the languages of documents on $name', ({ open }) => {
  let storage: Storage

  beforeAll(async () => {
    storage = await open()
  })

  afterAll(async () => {
    await storage[Symbol.asyncDispose]()
  })

  async function languagesOf({ accountId, graphId }: Reach) {
    const view = await new IndexStore(storage).view({ accountId, graphId })
    return view?.languages.toSorted()
  }

  test('are those of the graphs that may be read, each once, without documents that are gone', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    expect(await languagesOf(graph)).toEqual([])

    await graph.add(documents)
    const other = await graph.sibling()
    await other.add([
      { title: 'Le musée', text: 'Le billet coûte six euros et il est valable un jour.' },
    ])

    expect(await languagesOf(graph)).toEqual(['de', 'it'])
    expect(await languagesOf({ accountId: graph.accountId })).toEqual(['de', 'fr', 'it'])

    await graph.remove(documents.slice(2))

    expect(await languagesOf(graph)).toEqual(['it'])
  })

  test('lead keywords to what is written in them', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    await graph.add(documents)

    const [first] = (await graph.search('prezzi biglietti studente', 'rag')) ?? []

    expect(first?.chunk).toBe('Il museo 0')
  })
})
