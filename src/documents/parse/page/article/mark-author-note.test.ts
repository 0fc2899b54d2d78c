import { expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const line = 'The ferry crosses the sound every day, in all weathers but fog'
const note = 'Ada Lund has covered the harbour for this paper since 2014.'

/** What may be quoted of a page by Ada Lund. */
async function quotable(paragraphs: readonly string[]): Promise<string> {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join('')
  const head = '<head><meta name="author" content="Ada Lund"></head>'
  const html = `<html>${head}<body><article>${body}</article></body></html>`
  const origin = { url: 'https://site.example/ferry', contentType: 'text/html' }
  const { text, blocks } = await parsePage(Buffer.from(html), origin)
  return blocks
    .filter(({ kind }) => kind !== 'boilerplate')
    .map(({ start, end }) => text.slice(start, end))
    .join('\n')
}

test('what the end of a page says of its author is not quoted', async () => {
  const lines = ['first', 'second', 'third', 'fourth'].map((which) => `${line}, the ${which} too.`)
  const said = await quotable([...lines, note, 'Write to the harbour.'])
  expect(said).not.toContain('Ada Lund')
  expect(said).toContain('the fourth too')
  expect(said).toContain('Write to the harbour.')
})

test('a page that is about its author may be quoted', async () => {
  expect(
    await quotable([`${line}.`, note, `${line} again, as in all the years before.`]),
  ).toContain('Ada Lund')
  const others = Array.from({ length: 6 }, (_, at) => `${line}, year ${at}.`)
  expect(await quotable([note, ...others])).toContain('Ada Lund')
})
