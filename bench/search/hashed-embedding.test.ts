import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embedderFor } from './hashed-embedding.ts'

const texts = ['A ferry of Norrvik', 'The ferry sank, the ferry was old', 'An old bridge']

test('a text with terms gets a vector of length 1, any other one of zeros', () => {
  const embed = embedderFor(texts, 8)

  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...texts), (noise, text) => {
      const lengths = [noise, `${noise} ${text}`].map((one) => Math.hypot(...embed(one)))
      for (const length of lengths) expect(length === 0 || Math.abs(length - 1) < 1e-9).toBe(true)
    }),
  )
  expect(embed('the of')).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

test('texts are the more alike the rarer the terms are that they share', () => {
  const embed = embedderFor(texts, 1536)
  const alike = (one: string, other: string) => {
    const vector = embed(other)
    return embed(one).reduce((sum, value, place) => sum + value * (vector[place] ?? 0), 0)
  }

  expect(alike('the ferries', 'ferry')).toBeCloseTo(1)
  expect(alike('Norrvik ferry', 'Norrvik')).toBeGreaterThan(alike('Norrvik ferry', 'ferry'))
  expect(alike('bridge', 'ferry')).toBeCloseTo(0)
})
