import { expect, test } from 'vitest'
import {
  docxOf,
  relationships,
  wordParagraph,
  zipOf,
} from '../../../../tests/support/library/sample-files.ts'
import { parseDocument } from '../parse-document.ts'

test('Word: a numbered heading at the top is that of a part, and no title', async () => {
  const numbered = docxOf(
    `${wordParagraph('1. Summary', 'Heading1')}${wordParagraph('It computes.')}`,
    {
      'word/styles.xml':
        '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>',
      'word/_rels/document.xml.rels': relationships({ rId1: ['styles', 'styles.xml'] }),
    },
  )
  const { title } = await parseDocument(numbered, {})
  expect(title).toBeUndefined()
})

test('PowerPoint: the first slide names a presentation, if by several words', async () => {
  const titled = async (name: string) => {
    const { title } = await parseDocument(
      zipOf({
        '[Content_Types].xml': '<Types/>',
        'docProps/core.xml':
          '<cp:coreProperties><dc:title>Last year</dc:title></cp:coreProperties>',
        'ppt/presentation.xml': '<p:presentation><p:sldId r:id="rId1"/></p:presentation>',
        'ppt/_rels/presentation.xml.rels': relationships({ rId1: ['slide', 'slide.xml'] }),
        'ppt/slide.xml': `<p:sld><p:sp><p:nvPr><p:ph type="ctrTitle"/></p:nvPr><p:txBody><a:p><a:r><a:t>${name}</a:t></a:r></a:p></p:txBody></p:sp></p:sld>`,
      }),
      {},
    )
    return title
  }
  expect(await titled('The new harbour')).toBe('The new harbour')
  expect(await titled('Agenda')).toBe('Last year')
})
