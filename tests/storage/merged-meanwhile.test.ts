import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashText } from '../../src/base/hash/hash-text.ts'
import { InvertedIndex } from '../../src/index/inverted-index.ts'
import { IndexStore } from '../../src/storage/index/index-store.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { TestGraph } from './test-graph.ts'

describe.each(storageEngines)('a reader on $name', ({ open }) => {
  let storage: Storage

  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test('whose segments are merged while it reads begins anew, and misses nothing', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    const add = (number: number) =>
      graph.add([{ title: `Book ${number}`, text: `Ada Brook saw Lucca ${number} times.` }])
    for (let number = 1; number <= 7; number++) await add(number)
    const index = new InvertedIndex(new IndexStore(storage))
    const lucca = hashText('t:lucca')
    const segmentCounts: number[] = []

    const lists = await index.read(graph, async (view) => {
      segmentCounts.push(view.segments.length)
      if (segmentCounts.length === 1) await add(8)
      return index.postingsByHash(view, [lucca])
    })

    expect(segmentCounts).toEqual([7, 1])
    expect(lists?.get(lucca)?.chunks).toHaveLength(8)
  })
})
