import { expect, test } from 'vitest'
import { bidiLines } from './bidi-lines.ts'

/**
 * The lines as displayed from left to right, each letter one unit wide; right-to-left words reversed as a shaper does.
 */
function seen(text: string, widthMax = 100): readonly string[] {
  const { lines } = bidiLines([{ text }], widthMax, (word) => word.length)
  return lines.map(({ placed }) =>
    placed
      .map(({ text }) => (/\p{Script=Hebrew}/u.test(text) ? [...text].reverse().join('') : text))
      .join(''),
  )
}

test('a line from right to left keeps its numbers and Latin words as they are read', () => {
  expect(seen('הגשר Aurelia נפתח ב-1926 (רשמית).')).toEqual(['.(תימשר) 1926-ב חתפנ Aurelia רשגה'])
})

test('Hebrew words in an English line stand from right to left among themselves', () => {
  expect(seen('The bridge הגשר הישן opened in 1926.')).toEqual([
    'The bridge ןשיה רשגה opened in 1926.',
  ])
})

test('lines are broken where one reads, not where one looks', () => {
  const { lines, isReversed } = bidiLines([{ text: 'אחת שתיים שלוש' }], 10, (word) => word.length)
  expect(isReversed).toBe(true)
  expect(lines.map(({ placed }) => placed.map(({ text }) => text))).toEqual([
    ['שתיים', ' ', 'אחת'],
    ['שלוש'],
  ])
})

test('a word that is wider than a line is cut', () => {
  const lines = seen(`אב ${'x'.repeat(25)}`, 10)
  expect(lines.join('').replaceAll(' ', '').length).toBe(27)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(10)
})
