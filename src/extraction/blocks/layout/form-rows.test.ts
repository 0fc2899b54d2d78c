import { expect, test } from 'vitest'
import { readBlocks } from '../read-blocks.ts'
import { TextBudget } from '../text-budget.ts'
import { withFormRows } from './form-rows.ts'

/** The blocks of paragraphs between blank lines, as the parsers of pages and of office documents have them. */
function formRows(text: string, budget = new TextBudget()): string[] {
  const blocks = Array.from(text.matchAll(/\S.*(?:\n.+)*/g), ({ 0: { length }, index }) => {
    const range = { start: index, end: index + length }
    return { kind: 'paragraph' as const, ...range, depth: 0, opens: false }
  })
  return shown(text, withFormRows(text, blocks, 'plain', budget))
}

function shown(text: string, blocks: ReturnType<typeof readBlocks>): string[] {
  return blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
}

test('lines of a paragraph that open with a name and a colon are rows, each with what goes on with it', () => {
  expect(formRows('Chair: Ada Bell\nPresent: Grace\nand Tim\nRent ...... 900 euro')).toEqual([
    'row: Chair: Ada Bell',
    'row: Present: Grace\nand Tim',
    'row: Rent ...... 900 euro',
  ])
  const prose = 'It says:\nnothing\nabout it: nothing'
  expect(formRows(prose)).toEqual([`paragraph: ${prose}`])
})

test('short paragraphs in a row that all open with a name and a colon are rows, one alone is none', () => {
  const long = `Note: ${'it goes on and on. '.repeat(10)}`.trim()
  expect(formRows(`Chair: Ada\n\nMinutes: Tim\n\nAll came.\n\nAt: 12:30\n\n${long}`)).toEqual([
    'row: Chair: Ada',
    'row: Minutes: Tim',
    'paragraph: All came.',
    'paragraph: At: 12:30',
    `paragraph: ${long}`,
  ])
})

test('in Markdown the names are in bold', () => {
  const form =
    '**Chair:** Ada Bell\n**Present**: Grace\nand Tim\n\n**Note:** mind\nthe gap\n\nA: b\nC: d'
  expect(shown(form, readBlocks(form))).toEqual([
    'row: **Chair:** Ada Bell',
    'row: **Present**: Grace\nand Tim',
    'paragraph: **Note:** mind\nthe gap',
    'paragraph: A: b\nC: d',
  ])
})

test('the backslash that breaks a line of Markdown is none of its row', () => {
  const written = '**0**: all is well\\\n**1**: nothing is\n'
  expect(shown(written, readBlocks(written))).toEqual([
    'row: **0**: all is well',
    'row: **1**: nothing is',
  ])
})

test('rows count among the blocks that a document may have, and as many as it may have are read', () => {
  expect(rowsIn(500_000)).toHaveLength(500_000)
  expect(() => rowsIn(1_000_002)).toThrow('paragraphs, items and rows')
})

/** The blocks of one paragraph with so many fields. */
function rowsIn(count: number) {
  const text = 'A: b\n'.repeat(count)
  const paragraph = {
    kind: 'paragraph' as const,
    start: 0,
    end: text.length,
    depth: 0,
    opens: false,
  }
  return withFormRows(text, [paragraph], 'plain', new TextBudget())
}
