import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commaList, duration, tokenAmount } from './option-values.ts'

describe('duration', () => {
  test('multiplies the amount by its unit', () => {
    const units = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom(...Object.entries(units)),
        (amount, [unit, seconds]) => duration(`${amount}${unit}`) === amount * seconds * 1000,
      ),
    )
  })

  test.each(['', '0d', '-1d', '1.5h', '30', 'd', '30 d', '30D', '1d12h', '9999999d'])(
    'refuses "%s"',
    (text) => expect(() => duration(text)).toThrow('A duration is a number'),
  )
})

describe('tokenAmount', () => {
  test('takes every amount of half tokens', () => {
    const halves = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(fc.property(halves, (amount) => tokenAmount(String(amount / 2)) === amount / 2))
  })

  test.each(['', '-1', '0.25', '1e3', 'ten', 'NaN', '1,000', '0x10'])('refuses "%s"', (text) =>
    expect(() => tokenAmount(text)).toThrow('whole or ends in .5'),
  )
})

test('a comma list may have spaces', () => {
  expect(commaList('chat, research')).toEqual(['chat', 'research'])
})
