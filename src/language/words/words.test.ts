import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { words } from './words.ts'

test('every word is the folded slice of its range, in order of their starts', () => {
  fc.assert(
    fc.property(mixedText(), (text) => {
      const found = words(text)
      found.forEach((word, index) => {
        expect(word.text).toBe(fold(text.slice(word.start, word.end)))
        expect(word.start).toBeGreaterThan(found[index - 1]?.start ?? -1)
        expect(word.end).toBeGreaterThan(word.start)
      })
    }),
  )
})

test('no letter and no digit is left out, but for clitics', () => {
  fc.assert(
    fc.property(mixedText(), (text) => {
      const inWords = new Set(words(text).flatMap(({ start, end }) => indices(start, end)))
      for (const { index } of text.matchAll(/[\p{L}\p{N}]/gu))
        if (!/['’]/.test(text)) expect(inWords.has(index)).toBe(true)
    }),
  )
})

test('a possessive is no word of its own', () => {
  expect(texts("Murry's wife, O’Brien’s l'homme")).toEqual([
    'murry',
    'wife',
    'o',
    'brien',
    'l',
    'homme',
  ])
})

test('a script without spaces gives pairs of characters', () => {
  expect(texts('李白出生于ABC')).toEqual(['李白', '白出', '出生', '生于', 'abc'])
  expect(texts('𠮷野家')).toEqual(['𠮷野', '野家'])
  expect(texts('山')).toEqual(['山'])
})

test('half of a character is in no word', () => {
  expect(texts('ab\ud842cd\udfb7')).toEqual(['ab', 'cd'])
})

test('the marks that Armenian has within a word do not cut it', () => {
  expect(texts('Ո՞վ է Արամը։')).toEqual(['ով', 'է', 'արամը'])
})

function texts(text: string): string[] {
  return words(text).map((word) => word.text)
}

function indices(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset)
}

function mixedText() {
  const piece = fc.oneof(
    fc.constantFrom('Dr. ', 'Łódź', ' ', '李白', 'ไทย', 'الكتاب', 'née', "'s", '\n\n', '3.5', '🙂'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  return fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
}
