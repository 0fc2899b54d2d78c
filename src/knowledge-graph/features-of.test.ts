import { expect, test } from 'vitest'
import { type ChunkInput, extractFeatures } from './extract-features.ts'
import { featuresOf } from './features-of.ts'

test('terms are counted with the title, entities by their mentions and whether the chunk is about them', () => {
  const input: ChunkInput = {
    title: 'Ada Lovelace',
    headings: [],
    text: 'Ada Lovelace met Charles Babbage. Lovelace programmed.',
    language: 'en',
    opensDocument: true,
  }

  const { counts, length } = featuresOf(input, extractFeatures(input))

  expect(counts.get('e:ada lovelace')).toBe(2 * 2 + 1)
  expect(counts.get('e:charles babbage')).toBe(2)
  expect(counts.get('t:babbag')).toBe(1)
  expect(counts.get('t:lovelac')).toBe(2 + 2)
  const termCounts = [...counts].filter(([feature]) => feature.startsWith('t:'))
  expect(length).toBe(termCounts.reduce((sum, [, count]) => sum + count, 0))
})
