import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Łódź', 'lodz'],
  ['Ærø Straße', 'aero strasse'],
  ['ﬁne ＡＢＣ', 'fine abc'],
  ['Ёлка', 'елка'],
  ['русский', 'русский'],
  ['كِتَابٌ', 'كتاب'],
  ['Ինչպե՞ս', 'ինչպես'],
  ['한국', '한국'],
  ['がぎ', 'がぎ'],
])('folds %s to %s', (written, folded) => {
  expect(fold(written)).toBe(folded)
})

test('however its accents are encoded, a word folds the same', () => {
  for (const word of ['Đặng Tiến', 'Ångström', 'Živojinović', 'Й'])
    expect(fold(word.normalize('NFD'))).toBe(fold(word.normalize('NFC')))
})
