import fc from 'fast-check'
import { expect, test } from 'vitest'
import { docxOf, pdfOf, zipOf } from '../../../tests/support/library/sample-files.ts'
import { expectLinear } from '../../../tests/support/threads/expect-linear.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { parseDocument } from './parse-document.ts'

test('a ZIP without a document, a page without text, a locked book are refused', async () => {
  await expect(parseDocument(zipOf({ 'a.txt': 'x' }), {})).rejects.toThrow(
    'The file is an archive (ZIP): add the documents in it one by one',
  )
  await expect(parseDocument(pdfOf([]), {})).rejects.toThrow(
    'The PDF has no text layer; it would need OCR',
  )
  const locked = zipOf({
    'META-INF/container.xml': '<rootfile full-path="b.opf"/>',
    'META-INF/encryption.xml': '<CipherReference URI="a.html"/>',
    'b.opf': '<item id="a" href="a.html"/><itemref idref="a"/>',
  })
  await expect(parseDocument(locked, {})).rejects.toThrow('The EPUB is locked by copy protection')
})

test('entities and document types neither expand nor fetch', async () => {
  const entities =
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
  const file = zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${entities}<office:text><text:p>start &b;&f; end</text:p></office:text>`,
  })
  expect((await parseDocument(file, {})).text).toBe('start &b;&f; end')
})

test.each([
  ['many roots', '</w:body></w:document>', '<a/>'],
  ['comments behind its root', '</w:body></w:document>', '<!-- -->'],
  ['names with two colons', '<w:p>', '<w:a:b/>'],
])('a Word document of %s is refused in linear time', async (_, before, piece) => {
  await expectLinear((size) => {
    const file = docxOf(`<w:p/>${before}${piece.repeat(size)}`)
    return () => expect(parseDocument(file, {})).rejects.toThrow(/^The file is damaged: its XML /)
  }, 20_000)
})

test('whatever the bytes, the answer is well-formed text or a reason', async () => {
  const starts = [
    '',
    '%PDF-1.4\n',
    'PK\x03\x04',
    '<html>',
    '{',
    '[[',
    'From: a\nTo: b\nDate: c\n\n',
    'a,b\n',
    '# ',
    '\xff\xfe',
  ]
  const bytes = fc
    .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }))
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest]))
  await fc.assert(
    fc.asyncProperty(bytes, async (file) => {
      try {
        const { text, blocks } = await parseDocument(file, {})
        expect(text.isWellFormed()).toBe(true)
        expect(text).not.toMatch(/[\0\r]/)
        for (const { kind, start, end } of blocks)
          if (kind !== 'code') expect(text.slice(start, end)).toMatch(/^\S/)
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        expect(error.code).toBe('unprocessable_document')
      }
    }),
    { numRuns: 500 },
  )
})
