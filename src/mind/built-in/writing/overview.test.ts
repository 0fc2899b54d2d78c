import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { overview } from './overview.ts'
import { settings } from './settings.ts'

const lease = `# Lease

This lease is made in March. It is long.

## Rent

The rent is 900 crowns. It is due on the first day.

## Pets

You may keep:

- one cat
- one dog

## Keys

| Key | Price |
|---|---|
| Door | 40 |
`

test('an overview has of each section the beginning, under its heading, as exact quotes', () => {
  const { text, citations, grounding } = told('Summarize the lease', lease)

  expect(text).toBe(
    '**Lease:** This lease is made in March. It is long.[1]' +
      '\n\n**Rent:** The rent is 900 crowns. It is due on the first day.[2]' +
      '\n\n**Pets:** You may keep: [3]\n\n- one cat\n- one dog [4]' +
      '\n\n**Keys:**\n\n| Key | Price |\n|---|---|\n| Door | 40 |\n\n[5]',
  )
  expect(grounding).toBe('answered')
  for (const { start, end, quote } of citations) expect(lease.slice(start, end)).toBe(quote)
})

test('an overview has code below what leads in to it, in steps too, and the headings above a heading', () => {
  const manual =
    '# Server\n\nIt serves.\n\n## Install\n\n1. Get it.\n2. Run the installer:\n\n   ```sh\n   ./install \\\n     --all\n   ```\n\n3. Start it.\n\n## Stop\n\n```sh\nkill 1\n```\n\n## Databases\n\n### SQLite\n\nIt is built in.\n'
  expect(told('Summarize the server', manual, 'Server').text).toBe(
    '**Server:** It serves.[1]\n\n**Install:**\n\n1. Get it.\n2. Run the installer: [2]' +
      '\n\n```sh\n./install \\\n  --all\n```\n[3]\n\n3. Start it.[4]' +
      '\n\n**Databases › SQLite:** It is built in.[5]',
  )
})

test('in an overview of a document without sections, no lead stands without what it leads in to', () => {
  const note = 'To restore a backup, run:\n\n```sh\nrestore --all\n```\n\nand wait for an hour.\n'
  expect(told('Summarize the backup tool', note, 'Backup tool').text).toBe(
    '**Backup tool:** To restore a backup, run: [1]\n\n```sh\nrestore --all\n```\n[2]\n\nand wait for an hour.[3]',
  )
})

test('an overview of a section is that section alone', () => {
  expect(told('Summarize the rent', lease, 'Flat').text).toBe(
    '**Rent:** The rent is 900 crowns. It is due on the first day.[1]',
  )
})

test('an overview is as short as it may be, and tells of the beginning and the end of a long document', () => {
  const chapter = (_: unknown, nth: number) =>
    `## Chapter ${nth}\n\nChapter ${nth} tells of what went on in the year ${1800 + nth}. More of it came.\n\n`
  const text = Array.from({ length: 60 }, chapter).join('')

  const { text: short } = told('Summarize the lease', text)

  expect(short.split(/\s+/).length).toBeLessThan(settings.overview.snap * 1.5)
  expect(short).toContain('the year 1800')
  expect(short).toMatch(/the year 185\d/)
})

test('where a document has no sections, its paragraphs are told', () => {
  const letter = 'Dear Ada,\n\nThe engine works at last. We are glad.\n\nThe cards are here too.\n'
  const { text } = told('Summarize the letter', letter, 'Letter')
  expect(text).toContain('The engine works at last.')
  expect(text).toContain('The cards are here too.')
})

function told(content: string, text: string, title = 'Lease') {
  const answer = overview(
    understand([{ role: 'user', content }]),
    [passageOf(text, { title })],
    'snap',
  )
  if (answer === undefined) throw new Error('Nothing was told')
  return answer
}
