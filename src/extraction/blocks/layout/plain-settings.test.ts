import { expect, test } from 'vitest'
import { readBlocks, readPlainBlocks } from '../read-blocks.ts'

function shownPlain(text: string): string[] {
  return readPlainBlocks(text).map(
    ({ kind, start, end }) => `${kind}: ${text.slice(start, end).replaceAll('\n', '/')}`,
  )
}

test('plain text: the lines of a file below their introduction are code without an indentation', () => {
  const settings = 'server time.example.org\nlogdir /var/log/clock\nstep 1 3\nsync'
  const text = `If the clock may be far from the true time after a start, the smallest file could be:\n\n${settings}\n\nThe next part.`
  expect(shownPlain(text)).toEqual([
    'paragraph: If the clock may be far from the true time after a start, the smallest file could be:',
    `code: ${settings.replaceAll('\n', '/')}`,
    'paragraph: The next part.',
  ])
})

test('plain text: a line that ends with a backslash goes on in the next, whatever that says', () => {
  const list = 'domains odd = \\\n  @ : \\\n  lib.example.org : \\\n  *.example.com'
  expect(shownPlain(`An example of several kinds:\n\n${list}\n\nIt is slow.`)).toEqual([
    'paragraph: An example of several kinds:',
    `code: ${list.replaceAll('\n', '/')}`,
    'paragraph: It is slow.',
  ])
})

test('a command below a colon is code in Markdown without a fence', () => {
  const kinds = (text: string) => readBlocks(text).map(({ kind }) => kind)
  expect(kinds('Ask for the balance in gold:\n\n$ book -X AU balance\n\nThat is it.')).toEqual([
    ...['paragraph', 'code', 'paragraph'],
  ])
  expect(kinds('Remember this:\n\nplease close the door')).toEqual(['paragraph', 'paragraph'])
  expect(kinds('It costs $ 5\n\n$ 5 is enough')).toEqual(['paragraph', 'paragraph'])
})

test.each([
  'what follows are words that go on as prose does, until the line is full, and the\nnext line ends them',
  'these are two short lines,\nof which the first goes on',
  'this ends as a sentence does.\nand so does this.',
])('plain text: what reads as prose below a colon is none: %j', (prose) => {
  const text = `The rules that hold for everybody who comes here are these, as they were written down:\n\n${prose}`
  expect(shownPlain(text).map((shown) => shown.split(':')[0])).not.toContain('code')
})

test('plain text: an indented letter "o" opens an item, one that is a word does not', () => {
  expect(
    shownPlain('It is better because\n\n  o the load is less\n\n  o it is\n    safer'),
  ).toEqual(['paragraph: It is better because', 'item: the load is less', 'item: it is/    safer'])
  const italian =
    'Si può prendere il traghetto per arrivare in città\no andare a piedi fino al ponte.'
  expect(shownPlain(italian)).toEqual([`paragraph: ${italian.replace('\n', '/')}`])
  const indented = italian.replace(/^/gm, '  ')
  expect(shownPlain(indented)).toHaveLength(1)
})
