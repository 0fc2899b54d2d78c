import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { hasMarkup } from './has-markup.ts'
import { parseMarkdown } from './parse-text.ts'

test.each([
  '# Title',
  'Title\n=====',
  'above\n\n---\n\nbelow',
  '```\ncode\n```',
  'the `code` of it',
  '> said before',
  'this is **strong**',
  'this is _soft_ too',
  'see [there](https://example.org)',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '<p>Tags</p>',
  '<!-- a comment -->',
  'this &amp; that',
  ':::note\nMind the gap.\n:::',
  '{{< youtube 1 >}}',
  'as told[^1]',
  '1 \\* 2',
])('%j has marks of Markdown', (text) => {
  expect(hasMarkup(`Plain.\n${text}\nPlain.`)).toBe(true)
})

test.each([
  'Dates\n20 Nov  Flu\n3 Dec  Open morning',
  '- milk\n- bread (2 * 500 g)\n\n1. first',
  'snake_case_name and 5 < 6 > 4, #1 of all [sic], 2*3',
  'Ada -- the first – wrote it.\nC:\\temp',
])('%j is a plain text', (text) => {
  expect(hasMarkup(text)).toBe(false)
})

test('takes time that grows with the length of the text', async () => {
  await expectLinear((count) => {
    const text = '[ < * a | - '.repeat(count)
    return () => hasMarkup(text)
  }, 20_000)
})

test('a mark right behind a byte order mark is one', () => {
  expect(parseMarkdown('\ufeff# Ferry\n\nIt sails.').title).toBe('Ferry')
})
