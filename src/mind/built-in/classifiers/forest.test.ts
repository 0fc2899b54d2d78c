import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, type Forest, probability, type Tree } from './forest.ts'

const featureCount = 4
const value = fc.double({ min: -2, max: 2, noNaN: true })
const { tree: anyTree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    value.map((leaf): Tree => [leaf]),
    fc
      .record({
        feature: fc.nat(featureCount - 1),
        highest: value,
        low: tie('tree'),
        high: tie('tree'),
      })
      .map(
        ({ feature, highest, low, high }): Tree => [
          [feature, highest, low.length + 1],
          ...moved(low, 1),
          ...moved(high, low.length + 1),
        ],
      ),
  ),
}))
const anyRow = fc.array(value, { minLength: featureCount, maxLength: featureCount })

function moved(tree: Tree, by: number): Tree {
  return tree.map((node) => (typeof node === 'number' ? node : [node[0], node[1], node[2] + by]))
}

/** A reference implementation of walking a tree. */
function leafOf(tree: Tree, row: readonly number[], at = 0): number {
  const node = tree[at] ?? 0
  if (typeof node === 'number') return node
  const [feature, highest, otherwise] = node
  return leafOf(tree, row, (row[feature] ?? 0) <= highest ? at + 1 : otherwise)
}

test('a compiled forest adds up the leaves that a walk down each tree comes to', () => {
  fc.assert(
    fc.property(fc.array(anyTree, { maxLength: 5 }), value, anyRow, (trees, start, row) => {
      const forest: Forest = { features: [], start, trees }
      const found = probability(compile(forest), Float64Array.from(row))

      const logOdds = trees.reduce((sum, tree) => sum + leafOf(tree, row), start)
      expect(found).toBe(1 / (1 + Math.exp(-logOdds)))
    }),
  )
})

test('a value equal to that of a branch goes to the next node', () => {
  const forest = compile({ features: ['a'], start: 0, trees: [[[0, 0.5, 2], 3, -3]] })

  expect(probability(forest, Float64Array.of(0.5))).toBeGreaterThan(0.9)
  expect(probability(forest, Float64Array.of(0.6))).toBeLessThan(0.1)
})
