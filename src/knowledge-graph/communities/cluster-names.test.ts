import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterNames } from './cluster-names.ts'
import type { WeighedRelation } from './reading/relate-names.ts'

const relations = fc
  .uniqueArray(fc.tuple(fc.nat(40), fc.nat(40)), { selector: (pair) => pair.join(), minLength: 5 })
  .map((pairs) => pairs.filter(([a, b]) => a < b).map(([a, b]) => ({ a, b, weight: 1 + (a % 3) })))

test('a name is in one group at most, and in one with what it is related to', () => {
  const property = fc.property(relations, (all) => {
    const groups = clusterNames({ names: [], relations: all })

    const places = groups.flat()
    expect(new Set(places).size).toBe(places.length)
    for (const group of groups) {
      const inside = all.filter(({ a, b }) => group.includes(a) && group.includes(b))
      expect(new Set(inside.flatMap(({ a, b }) => [a, b])).size).toBe(group.length)
    }
  })
  fc.assert(property, { numRuns: 30 })
})

test('a chain of rings comes apart, however long it is', () => {
  const rings = Array.from({ length: 150 }, (_, ring) => ring)
  const chain = rings.flatMap((ring): WeighedRelation[] => [
    ...clique(ring * 4),
    { a: ring * 4 + 3, b: ring * 4 + 4, weight: 0.1 },
  ])

  const groups = clusterNames({ names: [], relations: chain })

  expect(Math.max(...groups.map(({ length }) => length))).toBeLessThanOrEqual(60)
  for (const ring of rings) {
    const owners = groups.filter((group) => group.includes(ring * 4))
    expect(owners.map((group) => group.includes(ring * 4 + 3))).toEqual([true])
  }
})

function clique(first: number): readonly WeighedRelation[] {
  const places = [first, first + 1, first + 2, first + 3]
  return places.flatMap((a) => places.filter((b) => b > a).map((b) => ({ a, b, weight: 1 })))
}
