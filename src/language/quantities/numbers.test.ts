import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { readNumbers } from './numbers.ts'

test.each([
  ['de', 'Es kostet 14.800 Euro, 3,5 Millionen oder 2 Mrd.', [14_800, 3_500_000, 2_000_000_000]],
  ['en', '14.800 and 14,800, 3.2 million, twelve', [14.8, 14_800, 3_200_000, 12]],
  ['fr', '1 234 567,5 et deux', [1_234_567.5, 2]],
  ['ru', '5 миллионов, 2,5 тысячи, 1 234 567', [5_000_000, 2_500, 1_234_567]],
  ['zh', '人口有2100万', [21_000_000]],
  ['hi', '५ लाख', [500_000]],
  ['ar', '١٬٢٣٤٫٥', [1_234.5]],
  ['en', 'Version 1.2.3 of 5 m', [5]],
  ['vi', 'hai cầu mở năm 2014', [2, 2014]],
])('%s: the numbers in %s', (language, text, values) => {
  expect(readNumbers(text, language).map(({ value }) => value)).toEqual(values)
})

test('what Intl writes in a language is read back in it', () => {
  const code = fc.constantFrom(...languages.keys())
  fc.assert(
    fc.property(code, fc.integer({ min: 0, max: 99_999_999 }), (language, cents) => {
      const value = cents / 100
      const written = new Intl.NumberFormat(language).format(value)
      expect(readNumbers(written, language)).toEqual([{ start: 0, end: written.length, value }])
    }),
  )
})
