import fc from 'fast-check'
import { expect, test } from 'vitest'
import { docxOf, pdfOf, relationships, zipOf } from '../../../tests/support/library/sample-files.ts'
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

test.each([
  ['styles of paragraphs', (at: number) => `<w:p><w:pPr><w:pStyle w:val="s${at}"/></w:pPr></w:p>`],
  ['styles of letters', (at: number) => `<w:r><w:rPr><w:rStyle w:val="s${at}"/></w:rPr></w:r>`],
  ['elements', (at: number) => `<w:x${at}/>`],
  ['breaks', (at: number) => `<w:r><w:br w:type="b${at}"/></w:r>`],
  ['symbols', (at: number) => `<w:r><w:sym w:font="f${at}" w:char="F0${at}"/></w:r>`],
])('a Word document is read with 1,500 kinds of %s, and refused with 2,500', async (_, piece) => {
  const fileWith = (count: number) =>
    docxOf(
      `<w:p><w:r><w:t>It rains.</w:t></w:r></w:p>${Array.from({ length: count }, (_, at) => piece(at)).join('')}`,
    )
  const read = parseDocument(fileWith(1_500), {})
  await expect(read).resolves.toMatchObject({ text: 'It rains.' })
  await expect(parseDocument(fileWith(2_500), {})).rejects.toThrow(
    'The file has more than 2,000 kinds of elements and styles',
  )
})

test('a Word document whose lists lead through many styles is refused', async () => {
  const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const level = '<w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>'
  /** Each list leads to the one of this index, or has a level of its own. */
  const fileWith = (targets: readonly (number | undefined)[]) => {
    const lists = targets.map((target, at) => {
      const of = target === undefined ? level : `<w:numStyleLink w:val="s${target}"/>`
      return `<w:abstractNum w:abstractNumId="${at}">${of}</w:abstractNum>`
    })
    const numbers = targets.map(
      (_, at) => `<w:num w:numId="${at}"><w:abstractNumId w:val="${at}"/></w:num>`,
    )
    const styles = targets.map(
      (_, at) =>
        `<w:style w:type="numbering" w:styleId="s${at}"><w:pPr><w:numPr><w:numId w:val="${at}"/></w:numPr></w:pPr></w:style>`,
    )
    return docxOf(
      '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr></w:pPr><w:r><w:t>It rains.</w:t></w:r></w:p>',
      {
        'word/numbering.xml': `<w:numbering ${main}>${lists.join('')}${numbers.join('')}</w:numbering>`,
        'word/styles.xml': `<w:styles ${main}>${styles.join('')}</w:styles>`,
        'word/_rels/document.xml.rels': relationships({
          rId1: ['numbering', 'numbering.xml'],
          rId2: ['styles', 'styles.xml'],
        }),
      },
    )
  }
  const chain = Array.from({ length: 30 }, (_, at) => at + 1)
  const isRead = { text: expect.stringContaining('It rains.') }
  await expect(parseDocument(fileWith([1, undefined]), {})).resolves.toMatchObject(isRead)
  await expect(parseDocument(fileWith([1, 0]), {})).resolves.toMatchObject(isRead)
  await expect(parseDocument(fileWith([...chain, undefined]), {})).rejects.toThrow(
    'The file has a list that leads through more than 20 styles',
  )
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
