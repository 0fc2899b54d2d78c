import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { parseHtml } from '../../html/parse-html.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import type { ZipArchive } from '../../read-zip.ts'
import { decodeText } from '../../text/charsets/decode-text.ts'
import { xmlTitle } from '../../xml-title.ts'
import { checkWordXml } from './check-word-xml.ts'
import { readNumbers, withNumbers } from './docx-numbers.ts'
import { withWordsForMammoth } from './mammoth-words.ts'
import { codeStyle, markCode } from './mark-code.ts'
import { markHeadings } from './mark-headings.ts'
import { placeNotes } from './place-notes.ts'
import { WordNumbering } from './word-numbering.ts'

const partsRead = /^(\[Content_Types\]\.xml|_rels\/[^/]+|word\/([^/]+\.xml|_rels\/[^/]+))$/
const partsWithWords = /^word\/(document|footnotes|endnotes)\d*\.xml$/

/**
 * Parses a Word document: headings, lists, tables, code, text boxes, and notes at the end of their sections; without
 * comments. Mammoth gets a new archive with only the XML parts that were read within limits, so it never sees a hostile
 * container and has nothing to fetch.
 */
export async function parseDocx(zip: ZipArchive, budget: TextBudget): Promise<DocumentContent> {
  const parts: Record<string, Uint8Array> = {}
  const xmlOf = (name: string) => decodeText(zip.read(name) ?? new Uint8Array())
  const numbering = new WordNumbering(xmlOf('word/numbering.xml'), xmlOf('word/styles.xml'))
  for (const name of zip.names.filter((name) => partsRead.test(name))) {
    const xml = xmlOf(name)
    // Programs leave parts empty that they do not use.
    if (xml.trim() === '') continue
    const read = partsWithWords.test(name) ? withWordsForMammoth(withNumbers(xml, numbering)) : xml
    checkWordXml(read)
    parts[name] = Buffer.from(read)
  }
  const archive = Buffer.from(zipSync(parts, { level: 0 }))
  const { value } = await mammoth.convertToHtml(
    { buffer: archive },
    {
      styleMap: [
        "p[style-name='Title'] => h1:fresh",
        `p[style-name='${codeStyle}'] => pre:separator('\n')`,
      ],
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      externalFileAccess: false,
      transformDocument: (document) => placeNotes(markHeadings(markCode(readNumbers(document)))),
    },
  )
  return { ...parseHtml(value, budget), title: xmlTitle(zip.read('docProps/core.xml')) }
}
