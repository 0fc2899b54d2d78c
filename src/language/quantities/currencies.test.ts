import { expect, test } from 'vitest'
import { currencyNames } from './currencies.ts'

test('a currency is called by its sign, its code and its names in the language', () => {
  expect(currencyNames('Price EUR', 'en')).toEqual(['€', 'EUR', 'euro', 'euros'])
  expect(currencyNames('ab 4 zł', 'pl')).toEqual(
    expect.arrayContaining(['PLN', 'złoty polski', 'złotych polskich']),
  )
  expect(currencyNames('Weight (kg), VAT', 'en')).toEqual([])
})
