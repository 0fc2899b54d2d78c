import { escaped } from '../../html/html-text.ts'
import { readXml } from '../../read-xml.ts'
import { ListCounts } from './list-counts.ts'
import type { DocxElement } from './mark-headings.ts'
import type { ListPlace, WordNumbering } from './word-numbering.ts'

/** Begins a number that was written into its paragraph: a private character, which no text has there. */
const numberMark = '\uf8fe'
/** A number that is a letter or a Roman numeral, as the items below a clause have. */
const letterNumber = /^\(?\p{L}{1,5}[.):]*$/u

/** A numbered paragraph, with the offset behind its properties. */
type Numbered = {
  readonly end: number
  readonly place: ListPlace
  readonly isHeading: boolean
}

/**
 * The body of a Word document in which paragraphs have the numbers that a word processor counts for them, such as the
 * "4.2" or "Article 3" of a contract: its readers name clauses by them. Plain lists, "1." and "2.", are left to
 * Mammoth.
 */
export function withNumbers(xml: string, numbering: WordNumbering): string {
  const found = numberedIn(xml, numbering)
  const clauses = new Set(found.filter(isClause).map(({ place }) => place.list))
  const counts = new ListCounts()
  const written = new Map<number, string>()
  for (const { end, place } of found) {
    const number = counts.next(place)
    // Below a plain number Mammoth nests the items.
    const isLettered = place.level === 0 && letterNumber.test(number)
    if (number !== '' && (clauses.has(place.list) || isLettered))
      written.set(end, `${numberMark}${number} `)
  }
  return written.size === 0 ? xml : withRuns(xml, written)
}

/**
 * A part of a document without the marks of numbers. A paragraph is an item of a list only where its number is a
 * letter.
 */
export function readNumbers(part: DocxElement): DocxElement {
  if (part.type === 'paragraph') return readNumber(part)
  return part.children ? { ...part, children: part.children.map(readNumbers) } : part
}

function readNumber(paragraph: DocxElement): DocxElement {
  const [run, ...runs] = paragraph.children ?? []
  const [text, ...others] = run?.children ?? []
  if (run === undefined || text?.value?.startsWith(numberMark) !== true) return paragraph
  const value = text.value.slice(numberMark.length)
  const numbering = letterNumber.test(value.trim()) ? { level: '0', isOrdered: false } : null
  const children = [{ ...run, children: [{ ...text, value }, ...others] }, ...runs]
  return { ...paragraph, numbering, children }
}

/** Whether a number names its paragraph: that of a heading, of several levels, or with a word. */
function isClause({ place, isHeading }: Numbered): boolean {
  const { text = '' } = place.list.get(place.level) ?? {}
  const counts = text.match(/%\d/g) ?? []
  return counts.length > 0 && (isHeading || counts.length > 1 || /[\p{L}§]/u.test(text))
}

/** The numbered paragraphs in the order of the document. Of a drawing that is there twice only the fallback is read. */
function numberedIn(xml: string, numbering: WordNumbering): readonly Numbered[] {
  const found: Numbered[] = []
  let choices = 0
  /** The open properties, the innermost last: within those of a paragraph stand those before a change. */
  const open: { style?: string; numId?: string; level?: string }[] = []
  readXml(xml, {
    open: (name, attributes) => {
      const value = attributes['w:val'] ?? ''
      if (name === 'Choice') choices += 1
      if (name === 'pPr') open.push({})
      const properties = open.at(-1)
      if (properties === undefined) return
      if (name === 'pStyle') properties.style = value
      if (name === 'numId') properties.numId = value
      if (name === 'ilvl') properties.level = value
    },
    close: (name, end) => {
      if (name === 'Choice') choices -= 1
      if (name !== 'pPr') return
      const properties = open.pop() ?? {}
      const place = open.length + choices === 0 ? numbering.placeOf(properties) : undefined
      if (place) found.push({ end, place, isHeading: numbering.isHeading(properties.style) })
    },
  })
  return found
}

/** The document with a run of text at each of these offsets, which ascend. */
function withRuns(xml: string, texts: ReadonlyMap<number, string>): string {
  const pieces: string[] = []
  let from = 0
  for (const [at, text] of texts) {
    const run = `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
    pieces.push(xml.slice(from, at), run)
    from = at
  }
  return [...pieces, xml.slice(from)].join('')
}
