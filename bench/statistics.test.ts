import { expect, test } from 'vitest'
import { signTest } from './statistics.ts'

test.each([
  [0, 0, 1],
  [1, 0, 1],
  [3, 3, 1],
  [5, 0, 2 / 32],
  [1, 6, (2 * (1 + 7)) / 128],
])('%i against %i happen by chance with a probability of %d', (one, other, expected) => {
  expect(signTest(one, other)).toBeCloseTo(expected, 10)
  expect(signTest(other, one)).toBe(signTest(one, other))
})
