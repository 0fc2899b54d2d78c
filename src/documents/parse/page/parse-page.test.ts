import { expect, test } from 'vitest'
import { parsePage } from './parse-page.ts'

const origin = { url: 'https://site.example/ferry', contentType: 'text/html' }

test('a page whose markup is damaged so that no article is found in it is read whole', async () => {
  const damaged = '<?xml><html"><d<body><div >The ferry crosses the sound, every day.'
  const page = await parsePage(Buffer.from(damaged), origin)
  expect(page.text).toContain('The ferry crosses the sound, every day.')
})

test('what only names itself page furniture by its class is not read within an article either', async () => {
  const line = '<p>The ferry crosses the sound every day, in all weathers but fog.</p>'
  const heading = '<h2>Fares <span class="mw-editsection">[<a href="/edit">edit</a>]</span></h2>'
  const html = `<html><body><article>${line.repeat(5)}${heading}${line}</article></body></html>`
  const { text } = await parsePage(Buffer.from(html), origin)
  expect(text).toContain('Fares')
  expect(text).not.toContain('edit')
})

test('a box that asks for a mail address is not read', async () => {
  const line = '<p>The ferry crosses the sound every day, in all weathers but fog.</p>'
  const box = '<div><p>All news of the sound by mail.</p><form><input type="email"></form></div>'
  const html = `<html><body><article>${line.repeat(5)}${box}${line}</article></body></html>`
  expect((await parsePage(Buffer.from(html), origin)).text).not.toContain('by mail')
})

test('the questions of an interview are headings', async () => {
  const line = '<p>The ferry crosses the sound every day, in all weathers but fog.</p>'
  const asked = '<p><strong>How many people cross it?</strong></p><p>Some eleven thousand.</p>'
  const html = `<html><body><article>${line.repeat(5)}${asked}</article></body></html>`
  const { text, blocks } = await parsePage(Buffer.from(html), origin)
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  expect(headings.map(({ start, end }) => text.slice(start, end))).toEqual([
    'How many people cross it?',
  ])
})

test.each([
  ['2099-05-05', '/ferry', undefined],
  ['2099-05-05', '/2023/05/04/ferry', '2023-05-04'],
  ['2023-05-06', '/2023/05/04/ferry', '2023-05-06'],
  ['2026-11-26', '/ferry', '2026-11-26'],
  [undefined, '/2026/12/24/ferry', undefined],
])('a page dated %s at %s, read on 25 November 2026, is of %s', async (stated, path, wanted) => {
  const meta = stated ? `<meta property="article:published_time" content="${stated}">` : ''
  const html = `<html><head>${meta}</head><body><p>The ferry crosses the sound, every day.</p></body></html>`
  const { publishedAt } = await parsePage(Buffer.from(html), {
    ...origin,
    url: `https://site.example${path}`,
    fetchedAt: '2026-11-25T12:00:00Z',
  })
  expect(publishedAt).toBe(wanted)
})
