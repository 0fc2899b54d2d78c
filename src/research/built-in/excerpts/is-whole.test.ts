import { expect, test } from 'vitest'
import { isWhole } from './is-whole.ts'

const isProse = (text: string) => isWhole(text, 'en', { kind: 'paragraph' })

test('the number of a note opens no sentence', () => {
  expect(isProse('2 For the part of the coast that had belonged to Norrvik before the war.')).toBe(
    false,
  )
  expect(isProse('12 Keepers lived at the lighthouse of Skarholm in the year 1939.')).toBe(true)
})

test('a reference to two authors, or one that is cut off at its volume, is no sentence', () => {
  expect(isProse('H. Lund and A. K. Brekke, The lamps of the northern coast.')).toBe(false)
  expect(isProse('104 Office of the Harbour, History of the Lights (Norrvik, 1946), Vol.')).toBe(
    false,
  )
  expect(isProse('H. Lund and A. K. Brekke drew eleven lighthouses along the coast.')).toBe(true)
})

test.each([
  'The lamp of Skarholm was lit on March 12,and it burned for three nights.',
  'Note that (26) implies that the lamp of Skarholm burned for three nights.',
])('"%s" is no whole sentence', (text) => {
  expect(isProse(text)).toBe(false)
})

test('a year in brackets behind a name, or an age, is no number of an equation', () => {
  expect(isProse('The keeper Ada Lund (35) lit the lamp of Skarholm.')).toBe(true)
  expect(isProse('The lamp burned from the first storm (1904) to the last one.')).toBe(true)
})
