import { expect, test } from 'vitest'
import { logisticProbability } from '../../src/mind/built-in/classifiers/logistic.ts'
import { fitLogistic } from './fit-logistic.ts'

/**
 * Of a hundred rows with a value of 1, eighty are positive; of a hundred with 0, twenty. The other value is
 * uninformative.
 */
const rows = Array.from({ length: 200 }, (_, index) => ({
  values: [index % 2, index % 4 < 2 ? 1 : 0],
  target: Number(index % 2 === 1 ? index % 10 < 8 : index % 10 === 0),
  weight: 1,
}))

test('It is right as often as it says', () => {
  const model = fitLogistic(['telling', 'idle'], rows, { shrinkage: 0.01, signs: {} })

  const shareRight = (value: number) => {
    const own = rows.filter(({ values }) => values[0] === value)
    return own.reduce((sum, { target }) => sum + target, 0) / own.length
  }
  for (const telling of [0, 1])
    expect(logisticProbability(model, { telling, idle: 0.5 })).toBeCloseTo(shareRight(telling), 1)
})

test('A feature that speaks against its sign says nothing', () => {
  const { weights } = fitLogistic(['telling', 'idle'], rows, {
    shrinkage: 0.01,
    signs: { telling: -1 },
  })

  expect(weights[0]).toBe(0)
})

test('Shrinkage makes weights smaller', () => {
  const [loose, strict] = [0.01, 100].map((shrinkage) =>
    fitLogistic(['telling', 'idle'], rows, { shrinkage, signs: {} }),
  )

  expect(Math.abs(strict?.weights[0] ?? 0)).toBeLessThan(Math.abs(loose?.weights[0] ?? 0))
})
