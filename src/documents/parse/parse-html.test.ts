import { expect, test } from 'vitest'
import { parseHtml } from './parse-html.ts'

const body = '<h1>El paquete</h1><p>El paquete se instala con una orden que lee una lista.</p>'
const links = '<li><a href="a.html">Anterior</a></li><li><a href="b.html">Siguiente</a></li>'

test.each([
  `<ul class="docnav top">${links}</ul>`,
  `<ul class="pager">${links}</ul>`,
  `<div class="nav pagination"><ul>${links}</ul></div>`,
  `<ol class="breadcrumb">${links}</ol>`,
  '<div id="banner"><a href="get.html"><span>Download the ebook</span></a></div>',
])('what leads from page to page is no part of one: %s', (navigation) => {
  const { text } = parseHtml(`<html><body>${navigation}${body}${navigation}</body></html>`)

  expect(text).toMatch(/^El paquete\s+El paquete se instala con una orden que lee una lista\.$/)
})
