import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, type Forest, probability } from '../../src/mind/built-in/classifiers/forest.ts'
import { growForest, type Row } from './grow-forest.ts'

const growing = { trees: 20, depth: 3, rate: 0.3, leafMin: 0.01, shrinkage: 0.1 }

const arbitraryRows = fc.array(
  fc.record({
    values: fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 3, maxLength: 3 }),
    target: fc.double({ min: 0, max: 1, noNaN: true }),
    weight: fc.double({ min: 0.1, max: 3, noNaN: true }),
  }),
  { minLength: 1, maxLength: 80 },
)

test('A forest separates what a threshold of one feature separates', () => {
  const rows = Array.from({ length: 200 }, (_, index): Row => {
    const value = (index * 7) % 20
    return { values: [index % 3, value], target: Number(value > 12), weight: 1 }
  })
  const forest = compile(growForest(['noise', 'value'], rows, growing))
  for (const { values, target } of rows)
    expect(Math.abs(probability(forest, Float64Array.from(values)) - target)).toBeLessThan(0.1)
})

test('A forest finds that two features together decide', () => {
  const rows = Array.from({ length: 400 }, (_, index): Row => {
    const [one, other] = [index % 20, Math.floor(index / 20)]
    const target = Number(one < 12 && other < 9)
    return { values: [one, other], target, weight: 1 }
  })
  const forest = compile(growForest(['one', 'other'], rows, growing))
  for (const { values, target } of rows)
    expect(Math.round(probability(forest, Float64Array.from(values)))).toBe(target)
})

test('A row that weighs more pulls the probability to its target', () => {
  const at = [1]
  const rows = [
    { values: at, target: 1, weight: 3 },
    { values: at, target: 0, weight: 1 },
  ]
  const forest = compile(growForest(['same'], rows, growing))
  expect(probability(forest, Float64Array.from(at))).toBeCloseTo(0.75, 2)
})

test('The same rows give the same forest', () => {
  fc.assert(
    fc.property(arbitraryRows, (rows) => {
      expect(growForest(['a', 'b', 'c'], rows, growing)).toEqual(
        growForest(['a', 'b', 'c'], structuredClone(rows), growing),
      )
    }),
    { numRuns: 50 },
  )
})

test('Probabilities lie between 0 and 1, and no tree makes the loss greater', () => {
  fc.assert(
    fc.property(arbitraryRows, (rows) => {
      const forest = growForest(['a', 'b', 'c'], rows, { ...growing, rate: 0.1, shrinkage: 1 })
      const losses = Array.from({ length: forest.trees.length + 1 }, (_, count) =>
        lossOf({ ...forest, trees: forest.trees.slice(0, count) }, rows),
      )
      losses.slice(1).forEach((loss, index) => {
        expect(loss).toBeLessThanOrEqual((losses[index] ?? 0) * (1 + roundingShare) + 1e-9)
      })
    }),
    { numRuns: 100 },
  )
})

/** Leaves are rounded to four digits. */
const roundingShare = 1e-6

function lossOf(forest: Forest, rows: readonly Row[]): number {
  const compiled = compile(forest)
  return rows.reduce((sum, { values, target, weight }) => {
    const chance = probability(compiled, Float64Array.from(values))
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(1)
    return sum - weight * (target * Math.log(chance) + (1 - target) * Math.log(1 - chance))
  }, 0)
}
