import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { parseDocx } from '../../office/texts/parse-docx.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import type { CompoundFile } from '../open-compound-file.ts'
import { summaryTitle } from '../summary-title.ts'
import { readPositions, type Story, WordFile } from './word-file.ts'
import { listsXml } from './word-lists.ts'
import { stylesXml } from './word-styles.ts'
import { type Insertions, WordText } from './word-text.ts'

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"'
const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const links =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
/**
 * The bytes of what stands beside a position: a reference to a note, a shape, a text box; and where the last two name a
 * shape.
 */
const itemBytes = { reference: 2, shape: 26, textBox: 22 }
const shapeOfTextBox = 14

/**
 * Parses a Word document of 1997 to 2003 ([MS-DOC] 12): it is written as the parts of a current one, which are then
 * read as those of any other. So both forms of a document give the same blocks.
 */
export async function parseDoc(file: CompoundFile, budget: TextBudget): Promise<DocumentContent> {
  const word = new WordFile(file)
  const parts = partsOf(word)
  const zip = {
    names: [...parts.keys()],
    read: (name: string) => {
      const part = parts.get(name)
      return part === undefined ? undefined : Buffer.from(part)
    },
  }
  return { ...(await parseDocx(zip, budget)), title: summaryTitle(file) }
}

function partsOf(word: WordFile): ReadonlyMap<string, string> {
  const text = new WordText(word)
  const footnotes = notesOf(word, 'footnote')
  const endnotes = notesOf(word, 'endnote')
  const insertions = new Map([
    ...footnotes.references,
    ...endnotes.references,
    ...textBoxesOf(word, text),
  ])
  const notesXml = (kind: string, notes: readonly Story[]) => {
    const each = notes.map((note, at) => `<w:${kind} w:id="${at}">${text.write(note)}</w:${kind}>`)
    return rootXml(`${kind}s`, each.join(''))
  }
  return new Map([
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', links],
    ['word/styles.xml', withNamespaces(stylesXml(word.structure('styles')))],
    [
      'word/numbering.xml',
      withNamespaces(listsXml(word.structure('lists'), word.structure('numberings'))),
    ],
    ['word/footnotes.xml', notesXml('footnote', footnotes.notes)],
    ['word/endnotes.xml', notesXml('endnote', endnotes.notes)],
    [
      'word/document.xml',
      rootXml('document', `<w:body>${text.write(word.story('text'), insertions)}</w:body>`),
    ],
  ])
}

function rootXml(name: string, content: string): string {
  return withNamespaces(`<w:${name}>${content}</w:${name}>`)
}

/** An element with the declarations of the prefixes in it. */
function withNamespaces(xml: string): string {
  return xml.replace(/^<[\w:]+/, (start) => `${start} ${namespaces}`)
}

/** Where the text refers to notes, and where the notes are. */
function notesOf(
  word: WordFile,
  kind: 'footnote' | 'endnote',
): { readonly references: Insertions; readonly notes: readonly Story[] } {
  const references = readPositions(word.structure(`${kind}References`), itemBytes.reference)
  const { start, end } = word.story(`${kind}s`)
  const texts = readPositions(word.structure(`${kind}Texts`), 0).slice(0, references.length)
  return {
    references: new Map(
      references.map((reference, at) => [reference.start, `<w:${kind}Reference w:id="${at}"/>`]),
    ),
    notes: texts.map((one) => ({ start: start + one.start, end: Math.min(start + one.end, end) })),
  }
}

/** The texts of boxes that are drawn beside the text, by the characters at which they are anchored. */
function textBoxesOf(word: WordFile, text: WordText): Insertions {
  const anchors = new Map(
    readPositions(word.structure('shapes'), itemBytes.shape).map((one) => [
      one.item.readInt32LE(0),
      one.start,
    ]),
  )
  const boxes = new Map<number, string>()
  const { start, end } = word.story('textBoxes')
  for (const one of readPositions(word.structure('textBoxes'), itemBytes.textBox)) {
    const anchor = anchors.get(one.item.readInt32LE(shapeOfTextBox))
    if (anchor === undefined) continue
    const content = text.write({ start: start + one.start, end: Math.min(start + one.end, end) })
    boxes.set(
      anchor,
      `<w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`,
    )
  }
  return boxes
}
