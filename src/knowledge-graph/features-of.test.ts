import { expect, test } from 'vitest'
import { unpackEntityCount } from './entity-count.ts'
import { type ChunkInput, extractFeatures } from './extract-features.ts'
import { featuresOf } from './features-of.ts'

test('terms are counted with the title, entities by how the chunk has them', () => {
  const input: ChunkInput = {
    title: 'Ada Lovelace',
    headings: [],
    text: 'Ada Lovelace met Charles Babbage. Lovelace programmed.',
    language: 'en',
    opensDocument: true,
  }

  const { counts, length } = featuresOf(input, extractFeatures(input))

  const ada = unpackEntityCount(counts.get('e:ada lovelace') ?? 0)
  expect(ada).toEqual({ mentions: 2, kind: 'title', titled: true })
  const charles = unpackEntityCount(counts.get('e:charles babbage') ?? 0)
  expect(charles).toEqual({ mentions: 1, kind: 'name', titled: false })
  expect(counts.get('t:babbag')).toBe(1)
  expect(counts.get('t:lovelac')).toBe(2 + 2)
  const termCounts = [...counts].filter(([feature]) => feature.startsWith('t:'))
  expect(length).toBe(termCounts.reduce((sum, [, count]) => sum + count, 0))
})
