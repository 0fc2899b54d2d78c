import { expect, test } from 'vitest'
import { exactUnitOpening } from './exact-units.ts'

test.each([
  ['en', ' kg', 'mass', 1],
  ['en', ' g of flour', 'mass', 1e-3],
  ['en', ' metres', 'length', 1],
  ['de', ' Kilometer', 'length', 1e3],
  ['ru', ' кг', 'mass', 1],
  ['en', ' TB', 'data', 1e12],
  ['en', ' years', 'months', 12],
  // How long a month is depends on the month, and how much a cup holds on the cook.
  ['en', ' cups', undefined, undefined],
  ['en', ' °C', undefined, undefined],
  ['en', ' seats', undefined, undefined],
])('a unit that converts exactly, in %s:%s', (language, text, dimension, factor) => {
  expect(exactUnitOpening(text, language)?.dimension).toBe(dimension)
  expect(exactUnitOpening(text, language)?.factor).toBe(factor)
})
