import { expect, test } from 'vitest'
import { manuscriptOfFile, manuscriptOfText } from './manuscript.ts'
import { parseDocument } from './parse/parse-document.ts'

const long = `a${' '.repeat(100_000)}b ${'word '.repeat(50_000)}`

test.each([`# ${long}\n\nText.`, `${long}\n\nText.`])(
  'a title that a text gives itself is one short line',
  async (text) => {
    const file = { filename: 'a.md', bytes: new TextEncoder().encode(text) }

    const titles = [
      manuscriptOfText(text, {}).title,
      manuscriptOfFile(
        { ...file, byteLength: file.bytes.length },
        await parseDocument(file.bytes, file),
        {},
      ).title,
    ]

    for (const title of titles) expect(title).toMatch(/^\S[^\n]{0,120}$/)
  },
)

test('a title that the sender gives stays as it is', () => {
  expect(manuscriptOfText('# Heading', { title: 'Said  so' }).title).toBe('Said  so')
})
