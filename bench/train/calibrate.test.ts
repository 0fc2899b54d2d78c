import { expect, test } from 'vitest'
import { type Logistic, logisticProbability } from '../../src/mind/built-in/classifiers/logistic.ts'
import { calibrate } from './calibrate.ts'

/** Overconfident in both directions, biased upwards, and without a weight for the rows with `isAlone`. */
const told: Logistic = { features: ['sign', 'isAlone'], bias: 1, weights: [4, 0] }
const shares = [
  { sign: -1, isAlone: 0, share: 0.2 },
  { sign: 1, isAlone: 0, share: 0.7 },
  { sign: 1, isAlone: 1, share: 0.4 },
]
const rows = shares.flatMap(({ sign, isAlone, share }) =>
  Array.from({ length: 20 }, (_, at) => {
    return { values: [sign, isAlone], target: Number(at < 20 * share), weight: 1 }
  }),
)

test('Afterwards answers are right as often as it says', () => {
  const retold = calibrate(told, rows, 'isAlone')

  for (const { sign, isAlone, share } of shares)
    expect(logisticProbability(retold, { sign, isAlone })).toBeCloseTo(share, 2)
})

test('Rows that weigh more count more', () => {
  const heavy = rows.map((row) => ({ ...row, weight: row.target === 1 ? 3 : 1 }))
  const retold = calibrate(told, heavy, 'isAlone')

  const share = (3 * 0.7) / (3 * 0.7 + 0.3)
  expect(logisticProbability(retold, { sign: 1, isAlone: 0 })).toBeCloseTo(share, 2)
})
