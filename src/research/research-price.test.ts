import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResearchEffort } from './research.ts'
import { priceResearch, quoteResearch } from './research-price.ts'

const count = fc.nat(60)
const topic = fc.record({
  facets: count,
  entities: count,
  markers: fc.nat(5),
  words: count,
})
const effort: fc.Arbitrary<ResearchEffort> = fc.record({
  topic,
  subQueries: count,
  pagesRead: count,
  gapRounds: count,
  contradictions: count,
})

test('a run costs 75 to 100 tokens, and never more than its quote', () => {
  fc.assert(
    fc.property(effort, (done) => {
      const price = priceResearch(done)
      expect(price).toBeGreaterThanOrEqual(75)
      expect(price).toBeLessThanOrEqual(quoteResearch(done.topic))
      expect(quoteResearch(done.topic)).toBeLessThanOrEqual(100)
    }),
  )
})

test('more work never costs less', () => {
  const features = ['subQueries', 'pagesRead', 'gapRounds', 'contradictions'] as const
  fc.assert(
    fc.property(effort, fc.constantFrom(...features), (done, feature) => {
      const more = { ...done, [feature]: done[feature] + 1 }
      expect(priceResearch(more)).toBeGreaterThanOrEqual(priceResearch(done))
    }),
  )
})

test('a broader topic has a higher quote', () => {
  const narrow = { facets: 1, entities: 1, markers: 0, words: 3 }
  const broad = { facets: 6, entities: 4, markers: 2, words: 30 }
  expect(quoteResearch(narrow)).toBeLessThan(quoteResearch(broad))
})
