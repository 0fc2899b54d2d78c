import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinRows } from './join-rows.ts'
import type { RecognisedLine } from './recognised-page.ts'

const names = ['Item', 'Oak bench', 'Coat hooks']
const prices = ['Price', '148.00', '22.50']
const left = 'the cold spring held back the blossom by almost three weeks'
const right = 'deer found their way into the northern plot again in March'

test('columns of a table that are told one after the other are rows', () => {
  expect(read([block(names, 72), block(prices, 400)])).toEqual([
    'Item Price',
    'Oak bench 148.00',
    'Coat hooks 22.50',
  ])
})

test('columns of prose, with their headings, are read one after the other', () => {
  const columns = [block([left, left, left], 72), block(['New fence', right, right, right], 340)]
  expect(read(columns)).toEqual([left, left, left, 'New fence', right, right, right])
})

test('no word is lost or said twice', () => {
  const word = fc.record({ text: fc.constantFrom('a', 'b', 'c'), x: fc.nat(500), y: fc.nat(700) })
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { minLength: 1, maxLength: 8 }), { maxLength: 12 }),
      (some) => {
        const blocks = some.map((words) => words.map(({ text, x, y }) => line(text, x, y)))
        const letters = (lines: readonly string[]) =>
          lines.join('').replaceAll(' ', '').split('').toSorted()
        expect(letters(read(blocks))).toEqual(letters(some.flat().map(({ text }) => text)))
      },
    ),
  )
})

function read(blocks: readonly (readonly RecognisedLine[])[]): string[] {
  return joinRows(blocks).map(({ words }) => words.map(({ text }) => text).join(' '))
}

function block(texts: readonly string[], x: number): RecognisedLine[] {
  return texts.map((text, index) => line(text, x, 700 - index * 15))
}

/** A line in letters that are 4 points wide. */
function line(text: string, x: number, baseline: number): RecognisedLine {
  let start = x
  const words = text.split(' ').map((word) => {
    const own = { text: word, start, end: start + word.length * 4 }
    start = own.end + 3
    return own
  })
  return { words, baseline, fontSize: 11 }
}
