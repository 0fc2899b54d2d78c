import { expect, test } from 'vitest'
import { relationships, zipOf } from '../../../../../tests/support/library/sample-files.ts'
import { parseDocument } from '../../parse-document.ts'

/** The text of each number in the format given with it: a code, or the number of one built in. */
async function shownAs(
  cells: readonly (readonly [number: number, format: string | number])[],
): Promise<string[]> {
  const written = ({ format }: { format: string }) => format.replaceAll('"', '&quot;')
  const formats = cells.map(([, format], at) =>
    typeof format === 'number' ? { id: format, format: '' } : { id: 170 + at, format },
  )
  const declared = formats.filter(({ format }) => format !== '')
  const { text } = await parseDocument(
    zipOf({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relationships({
        rId1: ['worksheet', 'sheet.xml'],
        rId2: ['styles', 'styles.xml'],
      }),
      'xl/styles.xml': `<styleSheet><numFmts>${declared
        .map((one) => `<numFmt numFmtId="${one.id}" formatCode="${written(one)}"/>`)
        .join('')}</numFmts><cellXfs>${formats
        .map(({ id }) => `<xf numFmtId="${id}"/>`)
        .join('')}</cellXfs></styleSheet>`,
      'xl/sheet.xml': `<worksheet><sheetData>${cells
        .map(([number], at) => `<row><c s="${at}"><v>${number}</v></c><c><v>1</v></c></row>`)
        .join('')}</sheetData></worksheet>`,
    }),
    {},
  )
  const rows = text.split('\n').slice(2)
  return rows.map((row) => row.replace(/ \| 1$/, ''))
}

test('a duration is shown in the units of its format, however many hours it has', async () => {
  const days = 40.5 / 24
  expect(
    await shownAs([
      [days, '[h]:mm'],
      [days, 46],
      [days, '[mm]:ss'],
      [days, '[ss]'],
      [days, '[h]"h" mm\\m;@'],
      [7.5 / 24, '[$-409][HH]:MM'],
      [-days, '[h]:mm'],
      [62.35 / 86_400, '[m]:ss.00'],
      [0, '[h]:mm'],
      [1e300, '[h]:mm'],
    ]),
  ).toEqual([
    '40:30',
    '40:30:00',
    '2430:00',
    '145800',
    '40h 30m',
    '07:30',
    '-40:30',
    '1:02.35',
    '0:00',
    '1e+300',
  ])
})

test('a time of day is shown without a day', async () => {
  const noon = [18, 19, 20, 21, 32, 'h:mm', '[$-F400]h:mm:ss AM/PM', '"at" hh:mm'] as const
  expect(await shownAs(noon.map((format) => [0.5, format]))).toEqual(noon.map(() => '12:00'))
  expect(
    await shownAs([
      [0, 'h:mm'],
      [1.75, 'h:mm'],
      [43831.75, 21],
      [0.999_999_9, 'h:mm'],
      [0.500_15, 'h:mm:ss'],
      [0.5, 45],
      [108 / 86_400, 45],
      [108.3 / 86_400, 47],
    ]),
  ).toEqual(['00:00', '18:00', '18:00', '00:00', '12:00:13', '12:00:00', '01:48', '01:48.3'])
})

test('a percentage is shown with the digits of its format', async () => {
  expect(
    await shownAs([
      [0.25, 9],
      [0.125, 10],
      [0.125, '0.0%'],
      [0.125, '0%'],
      [1 / 3, '0.##%'],
      [0.5, '0.##%'],
      [-0.07, '0%;[Red]-0%'],
      [-0.001, '0%'],
      [0.010_05, '0.00 %'],
      [12.5, '#,##0%'],
      [0.5, '0.0" %"'],
    ]),
  ).toEqual([
    '25%',
    '12.50%',
    '12.5%',
    '13%',
    '33.33%',
    '50%',
    '-7%',
    '0%',
    '1.01%',
    '1250%',
    '0.5',
  ])
})

test('a format of zeros keeps those that lead a number', async () => {
  expect(
    await shownAs([
      [1067, '00000'],
      [1067, '[$-407]"D-"00000'],
      [123456, '00000'],
      [5550123, '000-00-0000'],
      [12, '\\(000\\) 000;@'],
      [-7, '000'],
      [7.25, '000'],
      [7, '0'],
    ]),
  ).toEqual(['01067', 'D-01067', '123456', '005-55-0123', '(000) 012', '-007', '7.25', '7'])
})

test('other numbers are shown without their format', async () => {
  expect(
    await shownAs([
      [1234.5, '#,##0.00'],
      [1234.5, '#,##0.00 "€"'],
      [1234.5, '00.00'],
      [1234.5, '0.00E+00'],
      [0.5, '# ?/?'],
    ]),
  ).toEqual(['1234.5', '1234.5', '1234.5', '1234.5', '0.5'])
})

test('what is no time stays a number or a date', async () => {
  expect(
    await shownAs([
      [43831, 14],
      [43831.5, 22],
      [43831, 'mmm'],
      [43831, '[=0]"none";dd/mm/yyyy'],
      [1234.5, '_-* #,##0.00 _D_M_-;[Red]"s"'],
      [5, '0 "days"'],
      [5, 'General'],
    ]),
  ).toEqual(['2020-01-01', '2020-01-01 12:00', '2020-01-01', '2020-01-01', '1234.5', '5', '5'])
})

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

test('no more places of decimals are read than are shown', async () => {
  expect(
    await shownAs([
      [8.381538461538465, '0.00'],
      [741.2000000000007, '#,##0'],
      [-12.3456, '#,##0.0 "€";[Red]-#,##0.0 "€"'],
      [1234.5, 4],
      [8.381538461538465, 'General'],
      [8.3815, '0.00E+00'],
      [0.5, '# ?/?'],
      [12_345_678, '0.0,,'],
    ]),
  ).toEqual(['8.38', '741', '-12.3', '1234.5', '8.38153846153847', '8.3815', '0.5', '12345678'])
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
