import { expect, test } from 'vitest'
import {
  docxOf,
  relationships,
  wordParagraph,
} from '../../../../../tests/support/library/sample-files.ts'
import { parseDocument } from '../../parse-document.ts'

test('a note stands at the end of the section that refers to it, behind its number', async () => {
  const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const noted = (text: string, kind: string, id: number) =>
    wordParagraph(text).replace('</w:p>', `<w:r><w:${kind}Reference w:id="${id}"/></w:r></w:p>`)
  const notes = (kind: string, texts: readonly string[]) =>
    `<w:${kind}s ${main}>${texts.map((text, at) => `<w:${kind} w:id="${at + 1}">${wordParagraph(text)}</w:${kind}>`).join('')}</w:${kind}s>`
  const styles = `<w:styles ${main}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`
  const cell = noted('Mill', 'footnote', 2)
  const file = docxOf(
    wordParagraph('Rent', 'Heading1') +
      noted('It is due in May.', 'footnote', 1) +
      `<w:tbl><w:tr><w:tc>${cell}</w:tc><w:tc>${wordParagraph('20')}</w:tc></w:tr></w:tbl>` +
      wordParagraph('It is paid in gold.') +
      wordParagraph('Term', 'Heading1') +
      noted('It ends in June.', 'endnote', 1),
    {
      'word/styles.xml': styles,
      'word/footnotes.xml': notes('footnote', ['Not on Sundays.', 'The upper one.']),
      'word/endnotes.xml': notes('endnote', ['Or later.']),
      'word/_rels/document.xml.rels': relationships({
        rId1: ['styles', 'styles.xml'],
        rId2: ['footnotes', 'footnotes.xml'],
        rId3: ['endnotes', 'endnotes.xml'],
      }),
    },
  )
  const { text } = await parseDocument(file, {})
  expect(text.split('\n\n')).toEqual([
    'Rent',
    'It is due in May.[1]',
    'Mill[2] | 20',
    'It is paid in gold.',
    '[1] Not on Sundays.',
    '[2] The upper one.',
    'Term',
    'It ends in June.[3]',
    '[3] Or later.',
  ])
})
