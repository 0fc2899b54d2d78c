import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipOf } from '../../../../tests/support/library/sample-files.ts'
import { parseDocument } from '../parse-document.ts'

const namespaces = ['office', 'text', 'table', 'draw', 'presentation', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

/** An OpenDocument file of a kind with this body. */
function openDocument(kind: 'text' | 'spreadsheet' | 'presentation', body: string): Uint8Array {
  return zipOf({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': `<office:document-content ${namespaces}><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
  })
}

const cell = (text: string, attributes = '') =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`
const row = (cells: string, attributes = '') =>
  `<table:table-row ${attributes}>${cells}</table:table-row>`
const frame = (kind: string, text: string) =>
  `<draw:frame presentation:class="${kind}"><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame>`

test('a spreadsheet: each sheet under its name, with what is shown, and without comments', async () => {
  const date = cell('4 January', 'office:value-type="date" office:date-value="2026-01-04T00:00:00"')
  const note = '<office:annotation><text:p>really?</text:p></office:annotation>'
  const sheet = `<table:table table:name="Cups">${[
    row(cell('Price list')),
    row(cell('Name') + cell('Price') + cell('From')),
    row(`${cell('Small')}${cell('3.50 €').replace('<text:p>', `${note}<text:p>`)}${date}`),
    row(
      `${cell('Large')}<table:table-cell/>${cell('spring<text:s/>on')}`,
      'table:number-rows-repeated="2"',
    ),
    row('<table:table-cell/>', 'table:number-rows-repeated="1048000"'),
  ].join('')}</table:table><table:table table:name="Empty"></table:table>`
  const { format, text, parts } = await parseDocument(openDocument('spreadsheet', sheet), {})
  expect(format).toBe('ods')
  expect(text).toBe(
    'Cups\n\nPrice list\n\nName | Price | From\nSmall | 3.50 € | 2026-01-04\nLarge |  | spring on\nLarge |  | spring on',
  )
  expect(parts).toEqual([{ start: 0, part: { sheet: 'Cups' } }])
})

test('a text: how a word is read, written above it, is no part of it', async () => {
  const ruby =
    '<text:ruby><text:ruby-base>東京</text:ruby-base><text:ruby-text>とうきょう</text:ruby-text></text:ruby>'
  const { text } = await parseDocument(
    openDocument('text', `<text:p>${ruby}は大きい。</text:p>`),
    {},
  )
  expect(text).toBe('東京は大きい。')
})

test('a presentation: each slide under its title or number, with its notes', async () => {
  const notes = `<presentation:notes>${frame('page-number', '7')}${frame('notes', 'Say why.')}</presentation:notes>`
  const slides = [
    `<draw:page>${frame('outline', 'Fill it.')}${frame('title', 'Brewing')}${notes}</draw:page>`,
    `<draw:page>${frame('outline', 'Drink it.')}${frame('footer', 'page 2')}</draw:page>`,
  ]
  const file = openDocument('presentation', slides.join(''))
  const { format, title, text, parts } = await parseDocument(file, {})
  expect([format, title]).toEqual(['odp', 'Brewing'])
  expect(text).toBe('Brewing\n\nFill it.\n\nSay why.\n\nSlide 2\n\nDrink it.')
  expect(parts?.map(({ part }) => part)).toEqual([{ slide: 1 }, { slide: 2 }])
})

test('a merged cell of a text counts in each of its columns and rows, and is put before the names below it', async () => {
  const table = `<table:table>${[
    row(
      `${cell('Cup', 'table:number-rows-spanned="2"')}${cell('Price', 'table:number-columns-spanned="2"')}<table:covered-table-cell/>`,
    ),
    row(`<table:covered-table-cell/>${cell('here')}${cell('there')}`),
    row(cell('Small') + cell('3') + cell('4')),
  ].join('')}</table:table>`
  const { text } = await parseDocument(openDocument('text', table), {})
  expect(text).toBe('Cup | Price here | Price there\nSmall | 3 | 4')
})

test('a text: a title, numbered lists that go on, and notes at the end of their section', async () => {
  const level = (name: string, more: string) =>
    `<text:list-level-style-${name} text:level="1" ${more}/>`
  const styles = `<office:automatic-styles><style:style style:name="P1" style:parent-style-name="Title"/><text:list-style style:name="L1">${level('number', 'style:num-format="1"')}</text:list-style><text:list-style style:name="L2">${level('bullet', '')}</text:list-style></office:automatic-styles>`
  const list = (style: string, items: readonly string[], more = '') =>
    `<text:list text:style-name="${style}" ${more}>${items.map((item) => `<text:list-item><text:p>${item}</text:p></text:list-item>`).join('')}</text:list>`
  const note =
    '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>At noon.</text:p></text:note-body></text:note>'
  const body = [
    '<text:p text:style-name="P1">The ferry</text:p>',
    list('L1', ['Board.', 'Pay.']),
    `<text:p>It sails${note}.</text:p>`,
    list('L1', ['Leave.'], 'text:continue-numbering="true"'),
    '<text:h text:outline-level="1">Sights</text:h>',
    list('L2', ['The fort']),
  ].join('')
  const file = openDocument('text', body)
  const xml = new TextDecoder().decode(unzipSync(file)['content.xml'])
  const { title, text } = await parseDocument(
    zipOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': xml.replace('<office:body>', `${styles}<office:body>`),
    }),
    {},
  )
  expect(title).toBe('The ferry')
  expect(text).toBe(
    'The ferry\n\n1. Board.\n2. Pay.\n\nIt sails[1].\n\n3. Leave.\n\nAt noon.\n\nSights\n\n- The fort',
  )
})

test('repetitions without end are bounded', async () => {
  const many = cell('x', 'table:number-columns-repeated="1000000000"')
  const sheet = `<table:table table:name="A">${row(many, 'table:number-rows-repeated="1000000000"')}</table:table>`
  const { text } = await parseDocument(openDocument('spreadsheet', sheet), {})
  expect(text.split('\n').filter((line) => line.startsWith('x'))).toHaveLength(256)
  await expect(parseDocument(openDocument('spreadsheet', sheet.repeat(200)), {})).rejects.toThrow(
    'cells',
  )
})

const declared =
  '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/>'
const flatParts = {
  text: '<text:p text:style-name="P1">Ferries<draw:frame><draw:image><office:binary-data>iVBORw0KGgo=\n</office:binary-data></draw:image></draw:frame></text:p><text:p>They run at noon.</text:p>',
  spreadsheet: `<table:table table:name="Cups">${row(cell('Name') + cell('Price'))}${row(cell('Small') + cell('3.50'))}</table:table>`,
  presentation: `<draw:page>${frame('title', 'Brewing')}${frame('outline', 'Fill it.')}</draw:page>`,
}

test.each(['text', 'spreadsheet', 'presentation'] as const)(
  'a %s that is one XML file is read as the archive that it would be',
  async (kind) => {
    const body = `<office:automatic-styles>${declared}</office:automatic-styles><office:body><office:${kind}>${flatParts[kind]}</office:${kind}></office:body>`
    const title = '<dc:title>Harbour</dc:title>'
    const packed = zipOf({
      mimetype: `application/vnd.oasis.opendocument.${kind}`,
      'content.xml': `<office:document-content>${body.replace(/<draw:image>.*<\/draw:image>/s, '')}</office:document-content>`,
      'meta.xml': `<office:document-meta><office:meta>${title}</office:meta></office:document-meta>`,
    })
    const page =
      '<style:master-page><style:footer><text:p>Page 1</text:p></style:footer></style:master-page>'
    const flat = `<?xml version="1.0" encoding="UTF-8"?>\n<office:document ${namespaces} office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:meta>${title}</office:meta><office:styles></office:styles><office:master-styles>${page}</office:master-styles>${body}</office:document>`

    const read = await parseDocument(Buffer.from(flat), { filename: 'a.xml' })
    expect(read).toEqual(await parseDocument(packed, {}))
    expect(read).toMatchObject({ title: 'Harbour' })
    await expect(parseDocument(Buffer.from(flat.slice(0, -200)), {})).rejects.toMatchObject({
      code: 'unprocessable_document',
    })
  },
)
