import { readFileSync } from 'node:fs'
import { array, assert, asyncProperty, constantFrom, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { docOf } from '../../../../../tests/support/library/doc-file.ts'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../../parse-document.ts'

const folder = new URL('../../../../../tests/support/office-97/', import.meta.url)

test('a document of Word 97 has the same blocks as in the current format', async () => {
  const old = await parseDocument(readFileSync(new URL('charter.doc', folder)), {})
  const current = await parseDocument(readFileSync(new URL('charter.docx', folder)), {})

  expect(old).toEqual({ ...current, format: 'doc', mediaType: 'application/msword' })
  expect(old.text).toContain('North | 14 € | Weekly')
  expect(old.text).toContain('1.2 The mate counts the passengers.')
  expect(old.text).toContain('[2] Ole Berg, “Паромы”, 船, 1998.')
})

test('text is read in the order of its pieces, however they are stored', async () => {
  const latin = string({ unit: constantFrom('a', 'é', '.', 'Z'), maxLength: 9 })
  const anyScript = string({ unit: constantFrom('ф', '船', 'b', '😀'), maxLength: 9 })
  const pieces = array(record({ latin, anyScript }), { minLength: 1, maxLength: 9 })
  await assert(
    asyncProperty(pieces, async (parts) => {
      const doc = docOf([
        { text: 'First ', characterBytes: 1 },
        ...parts.flatMap((part) => [
          { text: part.latin, characterBytes: 1 as const },
          { text: part.anyScript, characterBytes: 2 as const },
        ]),
        { text: '\rLast.\r', characterBytes: 2 },
      ])
      const middle = parts.map((part) => part.latin + part.anyScript).join('')

      const { text } = await parseDocument(doc, {})
      expect(text).toBe(`${`First ${middle}`.trim()}\n\nLast.`)
    }),
    { numRuns: 30 },
  )
})

test.each([
  [{ isEncrypted: true }, 'The file is encrypted and needs a password'],
  [{ version: 0x65 }, 'Unsupported file type (Word 6 or 95): open it in a word processor'],
])('a document that is %j is refused with what to do', async (how, reason) => {
  const doc = docOf([{ text: 'Secret.\r', characterBytes: 1 }], how)

  await expect(parseDocument(doc, {})).rejects.toThrow(reason)
})

test.each([
  ['Rich Text', '{\\rtf1 A word.}', 'rtf'],
  ['HTML', '<html><p>A word.</p></html>', 'html'],
])('%s in a file that is named as one of Word is read as what it is', async (_, source, format) => {
  const read = await parseDocument(Buffer.from(source), {
    filename: 'a.doc',
    contentType: 'application/msword',
  })

  expect(read).toMatchObject({ format, text: 'A word.' })
})

test.each([
  ['fields', '\x13\x14'],
  ['rows', 'a\x07'],
  ['notes', '\x02\x08'],
  ['paragraphs', 'a\r'],
])('a document of Word that is full of %s is read in linear time', async (_, unit) => {
  await expectLinear((size) => {
    const bytes = docOf([{ text: unit.repeat(size / unit.length), characterBytes: 1 }])
    return () => parseDocument(bytes, {}).catch(() => undefined)
  }, 10_000)
})

test('a document of Word whose pieces share their text is refused', async () => {
  const doc = docOf(
    Array.from({ length: 100 }, () => ({ text: 'A word. ', characterBytes: 1 as const })),
  )
  // Where the table of pieces begins: 101 positions and 100 pieces of eight bytes.
  const positions = doc.indexOf(Buffer.from([2, 1_204 % 256, 1_204 >> 8, 0, 0])) + 5
  for (let at = 1; at <= 100; at++) doc.writeUInt32LE(at * 1_000, positions + at * 4)

  await expect(parseDocument(doc, {})).rejects.toThrow('the pieces of its text overlap')
})
