import { expect, test } from 'vitest'
import { parseHtml } from './parse-html.ts'

const body = '<h1>El paquete</h1><p>El paquete se instala con una orden que lee una lista.</p>'
const duck = '<tr><td>Duck</td><td>quack</td></tr>'

const label = '<div class="admonition warning"><p class="admonition-title">Warning</p>'

test.each([
  ['a paragraph', '<p>It is hot.</p><p>Wait.</p>', 'Warning:\nIt is hot.\n\nWait.'],
  ['a list', '<ul><li>It is hot.</li></ul>', 'Warning:\n\n- It is hot.'],
  ['code', '<pre>wait 60</pre>', 'Warning:\nwait 60'],
  ['nothing', '', 'Warning:'],
])('the label of a note belongs to %s below it', (_, content, text) => {
  expect(parseHtml(`${label}${content}</div>`).text).toBe(text)
})

test('the label of a note and the paragraph below it are one block of a description too', () => {
  const html = `<dl><dt>Oven</dt><dd><p>Bakes.</p>${label}<p>It is hot.</p></div></dd></dl>`
  const { blocks, text } = parseHtml(html)

  expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Oven\nBakes.',
    'Warning:\nIt is hot.',
  ])
})

test('the label of a note and the paragraph below it are one block', () => {
  const { blocks, text } = parseHtml(`<p>Open it.</p>${label}<p>It is hot.</p></div><p>Eat.</p>`)

  expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Open it.',
    'Warning:\nIt is hot.',
    'Eat.',
  ])
})

const hot = '<p>It is hot.</p><p>Wait.</p>'

test.each([
  ['a heading in it', `<div class="warning"><h3>Warning</h3>${hot}</div>`],
  [
    'DocBook',
    `<div class="warning"><table><tr><td rowspan="2"><img src="w.png"></td><th>Warning</th></tr><tr><td colspan="2">${hot}</td></tr></table></div>`,
  ],
  [
    'Asciidoctor',
    `<div class="admonitionblock warning"><table><tr><td class="icon"><div class="title">Warning</div></td><td class="content">${hot}</td></tr></table></div>`,
  ],
  ['GitHub', `<div class="markdown-alert"><p class="markdown-alert-title">Warning</p>${hot}</div>`],
  [
    'Docusaurus',
    `<div class="theme-admonition"><div class="admonitionHeading_Gv1">Warning</div><div>${hot}</div></div>`,
  ],
])('the label of a note is neither a heading nor a paragraph: %s', (_, note) => {
  const { text, blocks } = parseHtml(`${body}${note}<p>Eat.</p>`)

  expect(text).toBe(`${parseHtml(body).text}\n\nWarning:\nIt is hot.\n\nWait.\n\nEat.`)
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', ...Array(4).fill('paragraph')])
})

test('a note keeps its headings behind the first, and its tables of data', () => {
  const rows = '<tr><td>Oven</td><td>hot</td></tr>'
  const html = `<div class="note"><h3>Note</h3>${hot}<h4>Heat</h4><table>${rows}</table></div>${body}`

  expect(parseHtml(html).blocks.map(({ kind }) => kind)).toEqual([
    ...['paragraph', 'paragraph', 'heading', 'row'],
    ...['heading', 'paragraph'],
  ])
})

test.each([
  `<div class="table"><p class="title"><b>Calls</b></p><table>${duck}</table></div>`,
  `<table><caption>Calls</caption>${duck}</table>`,
])('the title of a table leads to it: %s', (table) => {
  const { text, blocks } = parseHtml(`${body}${table}${table}`)
  const titled = '\n\nCalls:\nDuck | quack'

  expect(text).toBe(parseHtml(body).text + titled + titled)
  expect(blocks.filter(({ kind, opens }) => kind === 'row' && opens)).toHaveLength(2)
})

test('the title of an equation goes with it, that of a picture with nothing', () => {
  const html = (kind: string, content: string) =>
    `<div class="${kind}"><p class="title">Energy</p>${content}</div><p>Next.</p>`

  expect(parseHtml(html('equation', '<p>E = mc²</p>')).text).toBe('Energy:\nE = mc²\n\nNext.')
  expect(parseHtml(html('figure', '<img src="e.png">')).text).toBe('Energy\n\nNext.')
})

test('the title of a note that says more than a label is a heading', () => {
  const html = `<div class="note"><h3>What does it cost?</h3>${hot}</div>`

  expect(parseHtml(html).blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'paragraph',
  ])
})
