import { expect, test } from 'vitest'
import { shingleF1, shingleScore } from './shingle-score.ts'

test('A text is compared by its runs of four words, as often as they come', () => {
  expect(shingleScore('a b c d e', 'a b c d e')).toEqual({ precision: 1, recall: 1 })
  expect(shingleScore('a b c d e', 'a b c d')).toEqual({ precision: 1, recall: 0.5 })
  expect(shingleScore('a b c d', 'a b c d a b c d')).toEqual({ precision: 0.2, recall: 1 })
})

test('F1 is that of the mean precision and the mean recall', () => {
  const f1 = shingleF1([
    { precision: 1, recall: 0.5 },
    { precision: 0.5, recall: 0.5 },
  ])
  expect(f1).toBeCloseTo(0.6)
})
