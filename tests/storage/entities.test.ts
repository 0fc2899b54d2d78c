import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EntityStore } from '../../src/storage/knowledge-graph/entity-store.ts'
import { insertRows } from '../../src/storage/statements/insert-rows.ts'
import { storageEngines, type TestStorage } from '../support/storage/open-test-storage.ts'

/** More than are searched at once. */
const keys = Array.from({ length: 25_000 }, (_, index) => {
  const rare = index % 4_999 === 0 ? 'rare' : 'usual'
  return `${String(index).padStart(6, '0')} ${rare}`
})
const place = { id: 'graph_a', name: 'a', corpus: 7, graph: 3 }

describe.each(storageEngines)('the keys of a graph on $name', ({ open }) => {
  let storage: TestStorage

  beforeAll(async () => {
    storage = await open()
    const own = keys.map((key) => [place.corpus, place.graph, key, 1])
    const others = [[place.corpus, place.graph + 1, '000003 rare', 1]]
    const columns = ['corpus', 'graph', 'key', 'chunk_count']
    await insertRows(storage.db, 'entities', columns, [...own, ...others])
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test.each([undefined, 'rar', 'usual', '02499', 'other'])(
    'pages hold every key with the words %s once, in their order',
    async (words) => {
      const found = await allKeys(new EntityStore(storage), words, 7_000)

      expect(found).toEqual(keys.filter((key) => ` ${key}`.includes(` ${words ?? ''}`)))
    },
  )

  test('a page of one holds one', async () => {
    expect(await allKeys(new EntityStore(storage), 'rare', 1)).toEqual(
      keys.filter((key) => key.endsWith('rare')),
    )
  })
})

async function allKeys(store: EntityStore, words: string | undefined, limit: number) {
  const found: string[] = []
  let startingAfter: string | undefined
  do {
    const { keys, next } = await store.keys(place, words, { limit, startingAfter })
    expect(keys.length).toBeLessThanOrEqual(limit)
    found.push(...keys)
    startingAfter = next
  } while (startingAfter !== undefined)
  return found
}
