import { expect, test } from 'vitest'
import { chooseCovering } from './choose-covering.ts'

test('the second choice is one that speaks of what the first does not', () => {
  const both = [
    { chunk: 1, score: 1, termWeights: [5, 0] },
    { chunk: 2, score: 0.9, termWeights: [5, 0] },
    { chunk: 3, score: 0.5, termWeights: [0, 5] },
  ]

  expect(chooseCovering(both, 3).map(({ chunk }) => chunk)).toEqual([1, 3, 2])
})

test('without terms the order is that of the scores', () => {
  const plain = [3, 2, 1].map((score) => ({ chunk: score, score, termWeights: [] }))

  expect(chooseCovering(plain, 2).map(({ chunk }) => chunk)).toEqual([3, 2])
})
