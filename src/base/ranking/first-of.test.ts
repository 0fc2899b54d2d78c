import { expect, test } from 'vitest'
import { firstOf } from './first-of.ts'

type Weighed = { readonly name: number; readonly weight: number }

const lightestFirst = (one: Weighed, other: Weighed) => one.weight - other.weight

test('the first of many are those that sorting all of them gives, of equals the one that came first', () => {
  let seed = 7
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed
  }
  for (let round = 0; round < 200; round++) {
    const items = Array.from({ length: next() % 40 }, (_, name) => ({ name, weight: next() % 12 }))
    const count = 1 + (next() % 15)

    expect(firstOf(items, count, lightestFirst)).toEqual(
      items.toSorted(lightestFirst).slice(0, count),
    )
  }
})
