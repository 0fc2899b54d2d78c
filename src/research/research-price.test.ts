import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResearchEffort } from './research.ts'
import { highestPrice, priceResearch } from './research-price.ts'

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

test('a run costs 75 to 100 tokens, or 30 with snap', () => {
  fc.assert(
    fc.property(effort, (done) => {
      const price = priceResearch('ponder', done)
      expect(price).toBeGreaterThanOrEqual(75)
      expect(price).toBeLessThanOrEqual(100)
      expect(priceResearch('snap', done)).toBe(30)
    }),
  )
})

test('more work never costs less', () => {
  const features = ['subQueries', 'pagesRead', 'gapRounds', 'contradictions'] as const
  fc.assert(
    fc.property(effort, fc.constantFrom(...features), (done, feature) => {
      const more = { ...done, [feature]: done[feature] + 1 }
      expect(priceResearch('ponder', more)).toBeGreaterThanOrEqual(priceResearch('ponder', done))
    }),
  )
})

test('no run about a topic costs more than its highest price, nor one with fewer facets', () => {
  fc.assert(
    fc.property(effort, fc.nat(60), (done, more) => {
      const most = { ...done.topic, facets: done.topic.facets + more }
      expect(priceResearch('ponder', done)).toBeLessThanOrEqual(highestPrice('ponder', most))
      expect(highestPrice('snap', most)).toBe(30)
    }),
  )
})

test('a broader topic costs more', () => {
  const work = { subQueries: 4, pagesRead: 8, gapRounds: 1, contradictions: 0 }
  const narrow = { ...work, topic: { facets: 1, entities: 1, markers: 0, words: 3 } }
  const broad = { ...work, topic: { facets: 6, entities: 4, markers: 2, words: 30 } }
  expect(priceResearch('ponder', narrow)).toBeLessThan(priceResearch('ponder', broad))
})
