import { expect, test } from 'vitest'
import { parseHtml } from './parse-html.ts'

const body = '<h1>El paquete</h1><p>El paquete se instala con una orden que lee una lista.</p>'
const links = '<li><a href="a.html">Anterior</a></li><li><a href="b.html">Siguiente</a></li>'

test.each([
  `<ul class="docnav top">${links}</ul>`,
  `<ul class="pager">${links}</ul>`,
  `<div class="nav pagination"><ul>${links}</ul></div>`,
  `<ol class="breadcrumb">${links}</ol>`,
  `<div class="menu mainmenu"><ul>${links}</ul></div>`,
  `<div class="navbar"><ul>${links}</ul></div>`,
  '<div id="banner"><a href="get.html"><span>Download the ebook</span></a></div>',
])('what leads from page to page is no part of one: %s', (navigation) => {
  const { text } = parseHtml(`<html><body>${navigation}${body}${navigation}</body></html>`)

  expect(text).toMatch(/^El paquete\s+El paquete se instala con una orden que lee una lista\.$/)
})

const duck = '<tr><td>Duck</td><td>quack</td></tr>'

test('the box around a note is no table', () => {
  const note =
    '<div><table><tr><td rowspan="2"><img alt="[Note]" src="n.png"/></td><th>Note</th></tr>' +
    '<tr><td><p>Keep the lamp lit.</p><p>It is needed at night.</p></td></tr></table></div>'
  const kinds = parseHtml(`${body}${note}`).blocks.map(({ kind }) => kind)

  expect(kinds).toEqual(['heading', ...Array(4).fill('paragraph')])
  expect(parseHtml(`<table><tr><td>Birds</td><td></td></tr>${duck}</table>`).text).toBe(
    'Birds\nDuck | quack',
  )
})

test.each([
  [
    'a list of one column',
    '<table><tr><td>Duck</td></tr><tr><td>Owl</td></tr></table>',
    'Duck\nOwl',
  ],
  [
    'a table within a cell',
    `<table><tr><td></td><td><table>${duck}</table></td></tr></table>`,
    'Duck | quack',
  ],
  ['tables that never end', `<table><tr><td>Owl<td><table>${duck}`, 'Owl\n\nDuck | quack'],
])('%s keeps its rows', (_, html, text) => {
  expect(parseHtml(html).text).toBe(text)
})
