import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../parse-document.ts'

const styles =
  '<Styles><Style ss:ID="day"><NumberFormat ss:Format="Short Date"/></Style><Style ss:ID="share"><NumberFormat ss:Format="0%"/></Style></Styles>'
const cell = (type: string, value: string, said = '') =>
  `<Cell ${said}><Data ss:Type="${type}">${value}</Data></Cell>`

test('a workbook in XML is read as one of Excel, whatever it is named', async () => {
  const rows = [
    `<Row>${cell('String', 'Day')}${cell('String', 'Pier')}${cell('String', 'Share')}</Row>`,
    `<Row>${cell('DateTime', '2026-03-02T00:00:00.000', 'ss:StyleID="day"')}${cell('String', 'North', 'ss:MergeDown="1"')}${cell('Number', '0.25', 'ss:StyleID="share"')}</Row>`,
    `<Row>${cell('DateTime', '2026-03-03T12:30:00.000')}${cell('Number', '1.50', 'ss:Index="3"')}</Row>`,
    `<Row ss:Index="6">${cell('String', '<B>Wholly</B> &amp; <I>open</I>.')}<Cell><Comment><Data>unread</Data></Comment></Cell></Row>`,
  ]
  const read = await parseDocument(Buffer.from(workbookOf(rows.join(''))), {
    filename: 'trips.xls',
    contentType: 'application/vnd.ms-excel',
  })

  expect(read.text).toBe(
    'Trips\n\nDay | Pier | Share\n2026-03-02 | North | 25%\n2026-03-03 12:30 | North | 1.5\n\nWholly & open.',
  )
  expect(read.blocks.map(({ kind }) => kind)).toEqual(['heading', 'row', 'row', 'row', 'paragraph'])
  expect(read.parts).toEqual([{ start: 0, part: { sheet: 'Trips' } }])
})

test('tabs and HTML in a file that is named as a workbook are read as what they are', async () => {
  const tabs = Buffer.from('Pier\tPrice\nNorth\t12\n')
  const html = Buffer.from('<table><tr><th>Pier<th>Price<tr><td>North<td>12</table>')
  const read = async (bytes: Buffer, filename: string) =>
    (await parseDocument(bytes, { filename })).text

  expect(await read(tabs, 'prices.xls')).toBe(await read(tabs, 'prices.tsv'))
  expect(await read(tabs, 'prices.xls')).not.toBe(await read(tabs, 'prices'))
  expect(await read(html, 'prices.xls')).toBe('Pier | Price\nNorth | 12')
})

test('a workbook in XML has no NUL in its text nor in the name of a sheet', async () => {
  const xml = workbookOf(`<Row>${cell('String', 'a\0b')}${cell('String', 'c')}</Row>`)
  const { text, parts } = await parseDocument(Buffer.from(xml.replace('Trips', 'Tri\0ps')), {})

  expect(text).toBe('Trips\n\nab | c')
  expect(parts).toEqual([{ start: 0, part: { sheet: 'Trips' } }])
})

test('a workbook in XML is read in linear time', async () => {
  await expectLinear((size) => {
    const row = `<Row>${cell('String', 'a', 'ss:MergeAcross="1"')}${cell('Number', '1')}</Row>`
    const xml = Buffer.from(workbookOf(row.repeat(size / row.length)))
    return () => parseDocument(xml, {})
  }, 40_000)
})

function workbookOf(rows: string): string {
  return `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${styles}<Worksheet ss:Name="Trips"><Table>${rows}</Table></Worksheet></Workbook>`
}
