import { expect, test } from 'vitest'
import { languages } from '../../../../language/languages.ts'
import { parsePage } from '../parse-page.ts'

const origin = { url: 'https://ferries.example/norrvik', contentType: 'text/html' }

/** What of a page may be quoted. */
async function quotable(body: string): Promise<string[]> {
  const html = `<html><body><article><h1>The ferry</h1>
    <p>The ferry of Norrvik sails at noon on every day of the year, in all weathers but fog.</p>
    ${body}</article></body></html>`
  const { text, blocks } = await parsePage(new TextEncoder().encode(html), origin)
  return blocks
    .filter(({ kind }) => kind !== 'boilerplate')
    .map(({ start, end }) => text.slice(start, end))
}

const other =
  '<p>The bridge of Halvorsen, which is longer than any other one, was opened in 1987.</p>'
const crew = '<p>The crew of five sleeps aboard, and cooks for itself and for late passengers.</p>'

test.each([
  'See also',
  'References',
  '[edit] External links:',
  'Siehe auch',
  '関連項目',
  'Comments (12)',
])('nothing below "%s" is quoted, and what follows the section is', async (heading) => {
  const said = await quotable(`<h2>${heading}</h2><h3>Bridges</h3>${other}<h2>Crew</h2>${crew}`)

  expect(said.join('\n')).not.toContain('Halvorsen')
  expect(said.join('\n')).toContain('crew of five')
})

test.each(['References to the ferry in songs', 'Sources of income', 'Source', 'Crew'])(
  'what stands below "%s" may be quoted',
  async (heading) => {
    expect((await quotable(`${crew}<h2>${heading}</h2>${other}`)).join('\n')).toContain('Halvorsen')
  },
)

test.each([
  'Read more: Bridge of Halvorsen closes in autumn',
  '<b>Also read:</b> <a href="/b">Ten bridges like that of Halvorsen</a>',
  'Source: Gazette of Halvorsen',
  'À lire aussi : le pont de Halvorsen ferme',
  'Lesen Sie auch: Die Brücke von Halvorsen schließt',
])('a pointer to another page is not quoted: %s', async (pointer) => {
  const said = await quotable(`<p>${pointer}</p>${crew}`)

  expect(said.join('\n')).not.toContain('Halvorsen')
  expect(said.join('\n')).toContain('crew of five')
})

test('what a colon follows otherwise may be quoted', async () => {
  const said = await quotable('<p>More than one bridge: that of Halvorsen, and that of Ekvik.</p>')
  expect(said.join('\n')).toContain('Halvorsen')
})

test('every language names such sections', () => {
  for (const { backMatter } of languages.values()) expect(backMatter.all.length).toBeGreaterThan(2)
})
