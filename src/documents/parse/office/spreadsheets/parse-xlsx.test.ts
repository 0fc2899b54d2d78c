import { expect, test } from 'vitest'
import { relationships, zipOf } from '../../../../../tests/support/library/sample-files.ts'
import { parseDocument } from '../../parse-document.ts'

test('the prefixes of names are the choice of whoever writes the file', async () => {
  const file = zipOf({
    '[Content_Types].xml': '<ct:Types/>',
    'xl/workbook.xml':
      '<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:rel="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><x:sheets><x:sheet name="Towns" sheetId="1" rel:id="rId1"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels': relationships({
      rId1: ['worksheet', 'sheet.xml'],
      rId2: ['sharedStrings', 'strings.xml'],
    }),
    'xl/strings.xml': '<x:sst><x:si><x:t>Bergen</x:t></x:si></x:sst>',
    'xl/sheet.xml':
      '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1"><x:v>20</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  })
  expect(await parseDocument(file, {})).toMatchObject({ text: 'Towns\n\nBergen | 20' })
})

test('escapes of line ends and other characters in strings are read as what they stand for', async () => {
  const file = zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships({
      rId1: ['worksheet', 'sheet.xml'],
      rId2: ['sharedStrings', 'strings.xml'],
    }),
    'xl/strings.xml': '<sst><si><t>12 Mill Lane_x000D_\nNorrvik</t></si></sst>',
    'xl/sheet.xml':
      '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="str"><v>_xD83D__xDE00__x0000__xDE00_</v></c>' +
      '<c t="inlineStr"><is><t>the escape _x005F_x000D_ and max_x1_y</t></is></c></row></sheetData></worksheet>',
  })
  const { text } = await parseDocument(file, {})
  expect(text).toBe('A\n\n12 Mill Lane Norrvik | 😀\ufffd | the escape _x000D_ and max_x1_y')
})

test('a title over a table is no header, nor is the first cell of a list', async () => {
  const sheetOf = (rows: readonly (readonly string[])[]) => {
    const row = (cells: readonly string[], at: number) =>
      `<row>${cells.map((cell, column) => cell && `<c r="${'ABC'[column]}${at + 1}" t="str"><v>${cell}</v></c>`).join('')}</row>`
    return parseDocument(
      zipOf({
        '[Content_Types].xml': '<Types/>',
        'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': relationships({ rId1: ['worksheet', 'sheet.xml'] }),
        'xl/sheet.xml': `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
      }),
      {},
    )
  }
  const table = [
    ['SKU', 'Item', 'Stock'],
    ['A-100', 'Jack', '14'],
  ]
  const kindsOf = async (rows: readonly (readonly string[])[]) => {
    const { text, blocks } = await sheetOf(rows)
    return blocks.slice(1).map(({ kind, opens, start, end }) => {
      return `${opens ? 'header' : kind}: ${text.slice(start, end)}`
    })
  }
  const read = ['header: SKU | Item | Stock', 'row: A-100 | Jack | 14']
  const titles = [['Stock list'], ['As of May']]
  expect(await kindsOf([...titles, ...table])).toEqual([
    'paragraph: Stock list',
    'paragraph: As of May',
    ...read,
  ])
  const list = [['Tasks'], ['Call Ada'], ['Write to Tim']]
  const items = ['header: Tasks', 'row: Call Ada', 'row: Write to Tim']
  expect(await kindsOf(list)).toEqual(items)
  const longer = Array.from({ length: 20 }, (_, at) => [`Task ${at}`])
  expect(
    (await kindsOf([...longer, ...table])).filter((row) => row.startsWith('row')),
  ).toHaveLength(21)
  expect(
    await kindsOf([
      ['', 'Price'],
      ['Apple', '3'],
    ]),
  ).toEqual(['header: | Price', 'row: Apple | 3'])
})

/** The rows of a sheet with these elements in its rows, and these merged ranges. */
async function rowsOf(rows: string, merged: readonly string[]): Promise<string[]> {
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  const { text } = await parseDocument(
    zipOf({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relationships({ rId1: ['worksheet', 'sheet.xml'] }),
      'xl/sheet.xml': `<worksheet><sheetData>${rows}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`,
    }),
    {},
  )
  return text.split('\n').slice(2)
}

/** A row with cells of these references and texts. */
const row = (cells: Readonly<Record<string, string>>) =>
  `<row>${Object.entries(cells)
    .map(([place, text]) => `<c r="${place}" t="str"><v>${text}</v></c>`)
    .join('')}</row>`

test('a merged cell counts in each of its columns and rows that have others', async () => {
  const long = 'All of these are open daily. '.repeat(4)
  const rows = [
    row({ A1: 'Shops' }),
    row({ A2: 'Region', B2: 'Town', C2: 'Sales' }),
    row({ C3: 'May', D3: 'June' }),
    row({ A4: 'North', B4: 'Oslo', C4: '10', D4: '12', E4: long }),
    row({ A5: '', B5: 'Bergen', C5: '20', D5: '22' }),
    row({ A6: '', B6: '' }),
    row({ B7: 'Bodø', C7: 'closed' }),
    row({ A8: 'South', B8: 'Mandal', C8: '5', D8: '6' }),
  ]
  const merged = ['A1:D1', 'A2:A3', 'B2:B3', 'C2:D2', 'A4:A7', 'C7:D7', 'E4:E7', 'A9:D20']
  expect(await rowsOf(rows.join(''), merged)).toEqual([
    'Shops',
    '',
    'Region | Town | Sales May | Sales June',
    `North | Oslo | 10 | 12 | ${long.trim()}`,
    'North | Bergen | 20 | 22',
    'North | Bodø | closed | closed',
    'South | Mandal | 5 | 6',
  ])
})

test('a merged cell over a whole sheet stands in the rows that the sheet has', async () => {
  const rows = `${row({ A1: 'x', XFD1: 'y' })}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`
  const read = await rowsOf(rows, ['A1:XFD1048576', 'A1', ':', 'B:C', 'D9:A1'])
  expect(read.map((line) => line.match(/x/g)?.length)).toEqual([100, 100])
})

test('a cell within a cell, which no program writes, is read once', async () => {
  const rows = '<row><c r="A1"><c r="B1"><v>20</v></c></c><c r="C1"><v>22</v></c></row>'
  expect(await rowsOf(rows, [])).toEqual(['| 20 | 22'])
})

test('what stands over and below a table is no row of it, nor is another table', async () => {
  const cells = (at: number, ...texts: string[]) =>
    `<row r="${at}">${texts.map((text, column) => text && `<c r="${'ABCD'[column]}${at}" t="str"><v>${text}</v></c>`).join('')}</row>`
  const rows = [
    cells(1, 'The new mill'),
    cells(2, 'Miller:', 'Ada Bell', '', 'As of May'),
    cells(3, 'Miller:', 'Ada Bell'),
    cells(5, 'Task', 'Owner', 'Cost'),
    cells(6, 'Wheel', 'Tim', '400'),
    cells(7, 'Stones'),
    cells(8, 'Sieve', 'Ada', '90'),
    cells(10, 'Grain', 'Price'),
    cells(11, 'Rye', '3'),
    cells(13, 'Prices are those of the market.'),
  ]
  expect(await rowsOf(rows.join(''), [])).toEqual([
    'The new mill',
    '',
    'Miller: | Ada Bell |  | As of May',
    'Miller: | Ada Bell',
    'Task | Owner | Cost',
    'Wheel | Tim | 400',
    'Stones',
    'Sieve | Ada | 90',
    '',
    'Grain | Price',
    'Rye | 3',
    '',
    'Prices are those of the market.',
  ])
  expect((await rowsOf(rows.toSpliced(1, 1).join(''), [])).slice(2, 6)).toEqual([
    'Miller: Ada Bell',
    '',
    'Task | Owner | Cost',
    'Wheel | Tim | 400',
  ])
})

test('a merged cell over names of columns is put before each, but not over the first values', async () => {
  const head = row({ A1: 'Mill', B1: 'Monday', D1: 'Tuesday' })
  const merged = ['B1:C1', 'D1:E1']
  const names = row({ A2: '', B2: 'From', C2: 'To', D2: 'From', E2: 'To' })
  const open = row({ A3: 'Upper', B3: 'dawn', C3: 'noon', D3: 'noon', E3: 'dusk' })
  expect(await rowsOf(head + names + open, merged)).toEqual([
    'Mill | Monday From | Monday To | Tuesday From | Tuesday To',
    'Upper | dawn | noon | noon | dusk',
  ])
  const values = row({ A2: 'Upper', B2: 'Ada', C2: 'Tim', D2: 'Bea', E2: 'Leo' })
  expect(await rowsOf(head + values + values, merged)).toHaveLength(3)
})

test('names that go on in the rows below them are one header, with their units, and rows without a name are none', async () => {
  const head = [
    row({ A1: 'Mill', B1: 'Share', C1: 'Median' }),
    row({ B2: 'of sacks', C2: 'daily' }),
    row({ B3: 'ground', C3: 'wage(1)' }),
    row({ B4: '%', C4: '€' }),
  ]
  const rows = [row({ A5: 'Upper', B5: '40', C5: '12' }), row({ A6: 'Lower', B6: '60', C6: '11' })]
  expect(await rowsOf([...head, ...rows].join(''), [])).toEqual([
    'Mill | Share of sacks ground % | Median daily wage(1) €',
    'Upper | 40 | 12',
    'Lower | 60 | 11',
  ])
  const open = [
    row({ A1: 'Mill', B1: 'May', C1: 'June' }),
    row({ B2: 'closed', C2: 'open' }),
    row({ A3: 'Upper', B3: 'open', C3: 'open' }),
  ]
  expect(await rowsOf(open.join(''), [])).toHaveLength(3)
})

test('a title may stand over any column of a wide table', async () => {
  const rows = [
    row({ C1: 'Mills of the valley' }),
    row({ A2: 'Mill', B2: 'Wheels', C2: 'Sacks' }),
    row({ A3: 'Upper', B3: '2', C3: '40' }),
  ]
  expect(await rowsOf(rows.join(''), [])).toEqual([
    'Mills of the valley',
    '',
    'Mill | Wheels | Sacks',
    'Upper | 2 | 40',
  ])
  const narrow = [row({ B1: 'Sacks' }), row({ A2: 'Upper', B2: '40' })]
  expect(await rowsOf(narrow.join(''), [])).toEqual(['| Sacks', 'Upper | 40'])
})

test('a date of Strict Open XML is read as one that is a number', async () => {
  const date = (at: number, value: string, style: number) =>
    `<row><c r="A${at}" t="d" s="${style}"><v>${value}</v></c></row>`
  const { text } = await parseDocument(
    zipOf({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="true"/><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relationships({
        rId1: ['worksheet', 'sheet.xml'],
        rId2: ['styles', 'styles.xml'],
      }),
      'xl/styles.xml':
        '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>',
      'xl/sheet.xml': `<worksheet><sheetData>${[
        date(1, '2026-05-04T00:00:00.000', 1),
        date(2, '2026-05-04T09:30:00', 0),
        date(3, '2026-05-04', 1),
        date(4, '1899-12-30T18:45:00.000', 2),
        date(5, '18:45:00', 2),
        date(6, 'soon', 1),
      ].join('')}</sheetData></worksheet>`,
    }),
    {},
  )

  expect(text.split('\n').slice(2)).toEqual([
    '2026-05-04',
    '2026-05-04 09:30',
    '2026-05-04',
    '18:45',
    '18:45',
    'soon',
  ])
})
