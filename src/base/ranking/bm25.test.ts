import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bm25, rarity } from './bm25.ts'

const settings = { saturation: 1.2, lengthShare: 0.75 }

test('more of a term counts more, but never so much as its saturation allows; a longer text less', () => {
  const score = bm25(settings, 100)
  const count = fc.integer({ min: 1, max: 1_000 })
  const length = fc.integer({ min: 1, max: 10_000 })
  fc.assert(
    fc.property(count, length, (times, long) => {
      expect(score(1, times + 1, long)).toBeGreaterThan(score(1, times, long))
      expect(score(1, times, long)).toBeLessThan(1 + settings.saturation)
      expect(score(1, times, long + 1)).toBeLessThan(score(1, times, long))
      expect(score(2, times, long)).toBeCloseTo(2 * score(1, times, long))
    }),
  )
})

test('a term tells more the fewer texts have it, and something even if all have it', () => {
  expect(rarity(1, 100)).toBeGreaterThan(rarity(2, 100))
  expect(rarity(100, 100)).toBeGreaterThan(0)
})
