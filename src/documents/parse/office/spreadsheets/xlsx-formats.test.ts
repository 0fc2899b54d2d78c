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
