import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreAtLength } from './at-length.ts'

const points = [
  { words: 20, score: 0.4 },
  { words: 40, score: 0.6 },
  { words: 50, score: 0.5 },
]

test.each([
  [0, 0],
  [10, 0.2],
  [20, 0.4],
  [35, 0.55],
  [45, 0.55],
  [50, 0.5],
  [500, 0.5],
])('at %d words the score is %d', (words, score) => {
  expect(scoreAtLength(points, words)).toBeCloseTo(score)
})

test('answers that grow no longer do not divide by nothing', () => {
  expect(scoreAtLength([...points, { words: 50, score: 0.5 }], 50)).toBe(0.5)
  expect(scoreAtLength([{ words: 0, score: 0 }], 0)).toBe(0)
})

test('the score is never above the best point', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (words) => {
      const score = scoreAtLength(points, words)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(0.6)
    }),
  )
})
