import { strToU8 } from 'fflate'
import { docxOf, pdfOf, relationships, wordParagraph, zipOf } from './sample-files.ts'

export const sentence = 'The ferry crosses the sound.'

/** One of each format, all saying `sentence`. */
export function ferryFiles(): Record<string, Uint8Array> {
  const html = `<h1>Ferries</h1><p>${sentence}</p>`
  const shape = `<p:sp><p:nvPr><p:ph type="body"/></p:nvPr><p:txBody><a:p><a:r><a:t>${sentence}</a:t></a:r></a:p></p:txBody></p:sp>`
  return {
    'ferry.md': strToU8(`# Ferries\n\n${sentence}`),
    'ferry.txt': strToU8(sentence),
    'ferry.html': strToU8(html),
    'ferry.csv': strToU8(`Name,Says\nFerry,${sentence}\n`),
    'ferry.json': strToU8(JSON.stringify({ says: sentence })),
    'ferry.eml': strToU8(`From: ada@example.org\r\nSubject: Ferries\r\n\r\n${sentence}\r\n`),
    'ferry.pdf': pdfOf([{ text: sentence, y: 700 }]),
    'ferry.docx': docxOf(wordParagraph(sentence)),
    'ferry.odt': zipOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': `<office:text><text:p>${sentence}</text:p></office:text>`,
    }),
    'ferry.epub': zipOf({
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': '<container><rootfile full-path="book.opf"/></container>',
      'book.opf':
        '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
      'a.xhtml': `<html><body>${html}</body></html>`,
    }),
    'ferry.pptx': zipOf({
      '[Content_Types].xml': '<Types/>',
      'ppt/presentation.xml': '<p:presentation><p:sldId id="1" r:id="rId1"/></p:presentation>',
      'ppt/_rels/presentation.xml.rels': relationships({ rId1: ['slide', 'slides/slide1.xml'] }),
      'ppt/slides/slide1.xml': `<p:sld>${shape}</p:sld>`,
    }),
    'ferry.xlsx': zipOf({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Ferries" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relationships({ rId1: ['worksheet', 'worksheets/sheet1.xml'] }),
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row><c r="A1" t="inlineStr"><is><t>${sentence}</t></is></c></row></sheetData></worksheet>`,
    }),
  }
}
