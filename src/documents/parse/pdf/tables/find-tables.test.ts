import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnPdf } from '../../../../../tests/support/library/drawn-pdf.ts'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { parsePdf } from '../parse-pdf.ts'
import type { PdfLine } from '../pdf-lines.ts'
import { findTables } from './find-tables.ts'

type Draw = (document: PDFKit.PDFDocument) => void

const words = fc.constantFrom(
  'amber',
  'boat',
  'cedar',
  'delta',
  'ember',
  'ferry',
  'gravel',
  'harbour',
)
const phrase = (max: number) =>
  fc.array(words, { minLength: 1, maxLength: max }).map((all) => all.join(' '))
const amount = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))
const name = fc
  .tuple(phrase(1), fc.integer({ min: 1, max: 9_999 }))
  .map(([one, id]) => `${one} ${id}`)

/** A table with a header: a name, amounts, and perhaps a remark of several lines in each row. */
const table = fc
  .record({
    amounts: fc.integer({ min: 2, max: 6 }),
    hasRemarks: fc.boolean(),
    hasRules: fc.boolean(),
    names: fc.uniqueArray(name, { minLength: 3, maxLength: 15 }),
  })
  .chain((about) =>
    fc
      .tuple(
        ...about.names.map((first) =>
          fc
            .tuple(
              fc.array(amount, { minLength: about.amounts, maxLength: about.amounts }),
              phrase(4),
            )
            .map(([amounts, remark]) => [first, ...amounts, ...(about.hasRemarks ? [remark] : [])]),
        ),
      )
      .map((rows) => ({ ...about, rows })),
  )
  .map(({ amounts, hasRemarks, hasRules, rows }) => {
    const columns = Array.from({ length: amounts }, (_, index) => `Sum ${'abcdef'[index]}`)
    return { hasRules, header: ['Article', ...columns, ...(hasRemarks ? ['Remark'] : [])], rows }
  })

test('the cells of a drawn table stand in its rows, under its header', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ hasRules, header, rows }) => {
      const isWide = header.at(-1) === 'Remark'
      const { text, blocks } = await read((document) => {
        document.text('These are the prices of our articles, which hold until the end of the year.')
        document.moveDown()
        document.fontSize(8).table({
          defaultStyle: { border: hasRules ? 1 : 0 },
          columnStyles: [
            100,
            ...header.slice(isWide ? 2 : 1).map(() => 50),
            ...(isWide ? ['*' as const] : []),
          ],
          data: [header, ...rows],
        })
      })

      const found = blocks.filter(({ kind }) => kind === 'row')
      expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(
        [header, ...rows].map((cells) => cells.join(' | ')),
      )
      expect(found.map(({ opens }) => opens)).toEqual([true, ...rows.map(() => false)])
    }),
    { numRuns: 25 },
  )
})

test('a table on several pages is one, without the header that comes again on each', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [
    `Bolt ${index}`,
    `${index}.50`,
    `${index}.20`,
  ])
  const { text } = await read((document) => {
    for (const [index, row] of rows.entries()) {
      if (index % 40 === 0 && index > 0) document.addPage()
      if (index % 40 === 0) drawRow(document, ['Article', 'Price', 'From ten'], 72)
      drawRow(document, row, 92 + (index % 40) * 15)
    }
  })

  expect(text).toBe(
    [['Article', 'Price', 'From ten'], ...rows].map((row) => row.join(' | ')).join('\n'),
  )
})

test('a name over several columns stands before the name of each', async () => {
  const { text } = await read((document) => {
    drawAt(document, 'Years that ended in May', 290, 72)
    drawRow(document, ['', '2022', '2021'], 87)
    for (const [index, row] of [
      ['Freight', '723', '690'],
      ['Fuel', '(688)', '(432)'],
      ['Tax', '—', '12'],
    ].entries())
      drawRow(document, row, 102 + index * 15)
  })

  expect(text.split('\n')[0]).toBe('| Years that ended in May 2022 | Years that ended in May 2021')
})

test('a name at the left edge of a column of numbers at its right edge names them', async () => {
  const { text, blocks } = await read((document) => {
    document.fontSize(10)
    for (const [index, row] of [
      ['Article', 'Unit', 'Price', 'Retail'],
      ...Array.from({ length: 14 }, (_, at) => [`Tool ${at}`, 'piece', `${at}.40`, `${at * 2}.90`]),
    ].entries())
      for (const [column, cell] of row.entries())
        document.text(cell, 72 + column * 80, 72 + index * 16, {
          width: 54,
          align: index > 0 && column > 1 ? 'right' : 'left',
        })
  })

  expect(text.split('\n').slice(0, 2)).toEqual([
    'Article | Unit | Price | Retail',
    'Tool 0 | piece | 0.40 | 0.90',
  ])
  expect(blocks.map(({ opens }) => opens).indexOf(true)).toBe(0)
})

test.each([72, 79])('rows beside an address stay apart: %d', async (top) => {
  const fields = [
    ['Invoice date', '9 June 2026'],
    ['Due date', '9 July 2026'],
    ['Invoice no.', '2026-0417'],
    ['Customer no.', '10552'],
  ]
  const { text, blocks } = await read((document) => {
    document.fontSize(9.5).text('The Friars Trust\nThe Friars\nCanterbury CT1 2AS', 50, 72)
    for (const [index, [name = '', value = '']] of fields.entries()) {
      drawAt(document, name, 330, top + index * 14)
      drawAt(document, value, 430, top + index * 14)
    }
  })
  const lines = text.split('\n')
  for (const [name, value] of fields)
    expect(lines.filter((line) => line.endsWith(`${name} | ${value}`))).toHaveLength(1)
  expect(blocks.filter(({ opens }) => opens)).toEqual([])
})

const sentence =
  'The ferry sails from the harbour at noon and comes back before the evening, whatever the weather. '
const prose = fc.integer({ min: 3, max: 40 }).map((count) => sentence.repeat(count).trim())

test.each<[string, (text: string) => Draw]>([
  [
    'prose in columns',
    (text) => (document) => document.text(text, { columns: 2, align: 'justify' }),
  ],
  [
    'prose in three columns',
    (text) => (document) => document.fontSize(8).text(text, { columns: 3 }),
  ],
  ['a list with marks', (text) => (document) => document.list(text.split('. '))],
  [
    'a table of contents',
    () => (document) => {
      for (let page = 1; page < 30; page++) {
        drawAt(document, `${page} The chapter about ferry ${page}`, 72, 60 + page * 16)
        drawAt(document, `${page * 3}`, 500, 60 + page * 16)
      }
    },
  ],
  [
    'code',
    (text) => (document) => {
      document.text(text)
      document.font('Courier')
      for (let line = 0; line < 8; line++)
        drawAt(
          document,
          `const ferry${line}      =   sail(${line})        // at noon`,
          72,
          500 + line * 14,
        )
    },
  ],
  [
    'a form to be filled in',
    () => (document) => {
      for (const [index, what] of ['Name', 'Street', 'Town', 'Date'].entries())
        drawAt(document, `${what}: ______________________________`, 72, 72 + index * 24)
    },
  ],
  [
    'an equation with its number',
    (text) => (document) => {
      document.text(text)
      drawAt(document, 'R = 1 − D / P', 200, 600)
      drawAt(document, '(1)', 500, 600)
    },
  ],
])('%s is no table', async (_name, draw) => {
  await fc.assert(
    fc.asyncProperty(prose, async (text) => {
      const { blocks } = await read(draw(text))
      expect(blocks.filter(({ kind }) => kind === 'row')).toEqual([])
    }),
    { numRuns: 6 },
  )
})

const layouts: readonly (readonly [
  name: string,
  at: (index: number) => { x: number; y: number },
])[] = [
  ['one row', (index) => ({ x: index * 40, y: 0 })],
  ['one column', (index) => ({ x: 0, y: -index * 12 })],
  ['a grid', (index) => ({ x: (index % 8) * 60, y: -Math.floor(index / 8) * 12 })],
  ['stairs', (index) => ({ x: index * 40, y: index * 30 })],
  [
    'columns written one after another',
    (index) => ({ x: (index >> 9) * 60, y: -(index & 511) * 12 }),
  ],
  ['a scattering', (index) => ({ x: (index * 7919) % 600, y: -((index * 104_729) % 8_000) })],
  [
    'rows that cross the columns',
    (index) => ({ x: (index % 3) * (index % 2 ? 60 : 90), y: -index * 4 }),
  ],
]

test.each(layouts)(
  'lines that stand in %s are searched for tables in linear time',
  async (_name, at) => {
    await expectLinear((size) => {
      const lines = Array.from({ length: size }, (_, index) => lineAt(at(index)))
      return () => findTables(lines)
    }, 20_000)
  },
)

function lineAt({ x, y }: { x: number; y: number }): PdfLine {
  const text = 'some words'
  const piece = { text, start: x, end: x + 50, height: y, font: 'f', isSpaced: false }
  return {
    text,
    x,
    y,
    length: 50,
    direction: { x: 1, y: 0 },
    fontSize: 10,
    font: 'f',
    isCode: false,
    isNote: false,
    writing: 'ltr',
    page: 1,
    pieces: [piece],
  }
}

function drawRow(document: PDFKit.PDFDocument, cells: readonly string[], y: number): void {
  for (const [index, cell] of cells.entries())
    if (cell !== '') drawAt(document, cell, 72 + index * 190, y)
}

function drawAt(document: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  document.text(text, x, y, { lineBreak: false })
}

async function read(draw: Draw) {
  return parsePdf(await drawnPdf(draw), new TextBudget())
}
