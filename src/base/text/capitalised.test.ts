import { expect, test } from 'vitest'
import { capitalised } from './capitalised.ts'

test.each([
  ['it says', 'It says'],
  ['état', 'État'],
  ['𐐨𐐩', '𐐀𐐩'],
  ['', ''],
])('%s → %s', (text, written) => {
  expect(capitalised(text)).toBe(written)
})
