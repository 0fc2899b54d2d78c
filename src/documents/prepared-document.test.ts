import { expect, test } from 'vitest'
import { readStoredBlocks } from '../extraction/blocks/stored-blocks.ts'
import { parseDocument } from './parse/parse-document.ts'
import { prepareFile, prepareReport, prepareText } from './prepared-document.ts'

const long = `a${' '.repeat(100_000)}b ${'word '.repeat(50_000)}`

test.each([`# ${long}\n\nText.`, `${long}\n\nText.`])(
  'a title that a text gives itself is one short line',
  async (text) => {
    const file = { filename: 'a.md', bytes: new TextEncoder().encode(text) }

    const titles = [
      prepareText(text, {}).title,
      prepareFile(
        { ...file, byteLength: file.bytes.length },
        await parseDocument(file.bytes, file),
        {},
      ).title,
    ]

    for (const title of titles) expect(title).toMatch(/^\S[^\n]{0,120}$/)
  },
)

test.each([
  ['Content-Type-Parser.md', '`Content-Type` Parser'],
  ['README.md', 'Fastify'],
  ['Reply.md', 'Fastify'],
])('a file is called by the heading that it is named after: %s', async (filename, title) => {
  const text =
    '<h1>Fastify</h1>\n\n## `Content-Type` Parser\n\nText.\n\n## Usage\n\nText.\n\n## Reply\n\nText.'
  const file = { filename, bytes: new TextEncoder().encode(text) }
  const parsed = await parseDocument(file.bytes, file)
  expect(prepareFile({ filename, byteLength: text.length }, parsed, {}).title).toBe(title)
})

test('a title that the sender gives stays as it is', () => {
  expect(prepareText('# Heading', { title: 'Said  so' }).title).toBe('Said  so')
})

test('a text that is nothing but separated values has a row for each, under its first line', () => {
  const { title, text, blocks } = prepareText('name;city\nAda;London\nBob;Rome', {})
  expect(title).toBe('name;city')
  expect(text).toBe('name: Ada; city: London\nname: Bob; city: Rome')
  expect(readStoredBlocks(blocks ?? '').map(({ kind }) => kind)).toEqual(['row', 'row'])
})

test('what a report says is quoted, and nothing of its contents, gaps and sources', () => {
  const said = 'They sail.[1]'
  const report = `# Ferries\n\n## Contents\n\n- [Fleet](#fleet)\n\n## Fleet\n\n${said}\n\n## Not found\n\n- Prices of ferries\n\n## Sources\n\n1. [Ferries](<https://a.example/>) — 2024\n`
  const start = report.indexOf(said)

  const { text, blocks } = prepareReport(report, 'Ferries', {
    start,
    end: start + said.length,
  })

  const kept = readStoredBlocks(blocks ?? '').filter(({ kind }) => kind !== 'boilerplate')
  expect(kept.map((block) => text.slice(block.start, block.end))).toEqual([
    'Ferries',
    'Contents',
    'Fleet',
    said,
  ])
})

test('nothing is quoted of a report that says nothing', () => {
  const report = '# Ferries\n\nNothing was found.\n\n## What was searched for\n\n- ferries\n'
  const { blocks } = prepareReport(report, 'Ferries', { start: 0, end: 0 })
  const kinds = readStoredBlocks(blocks ?? '').map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['boilerplate']))
})
