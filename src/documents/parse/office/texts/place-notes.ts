import { type DocxElement, headingLevelOf } from './mark-headings.ts'

/** A document as Mammoth reads it, whose notes are found by the elements that refer to them. */
type Annotated = DocxElement & { readonly notes?: Notes }
type Notes = {
  readonly resolve: (reference: DocxElement) => { readonly body: readonly DocxElement[] } | null
}

/**
 * Puts footnotes and endnotes at the end of the section that refers to them, each behind its number: at the end of the
 * document, where Mammoth has them, they stood under the heading of another section.
 */
export function placeNotes(document: Annotated): DocxElement {
  const { notes, children = [] } = document
  if (notes === undefined) return document
  const placed: DocxElement[] = []
  const placing = new NotePlacing(notes)
  for (const part of children) {
    if (headingLevelOf(part) !== undefined) placed.push(...placing.take())
    placed.push(placing.numbered(part))
  }
  return { ...document, children: [...placed, ...placing.take()] }
}

class NotePlacing {
  readonly #notes: Notes
  #count = 0
  #waiting: DocxElement[] = []

  constructor(notes: Notes) {
    this.#notes = notes
  }

  /** A part with the numbers of its notes in place of references to them. */
  numbered(part: DocxElement): DocxElement {
    if (part.type === 'noteReference') return this.#number(part)
    return part.children === undefined
      ? part
      : { ...part, children: part.children.map((child) => this.numbered(child)) }
  }

  /** The notes since the last call, as paragraphs. */
  take(): readonly DocxElement[] {
    return this.#waiting.splice(0)
  }

  #number(reference: DocxElement): DocxElement {
    const [first, ...others] = this.#notes.resolve(reference)?.body ?? []
    if (first === undefined) return reference
    const value = `[${++this.#count}]`
    const mark = { type: 'run', children: [{ type: 'text', value: `${value} ` }] }
    this.#waiting.push({ ...first, children: [mark, ...(first.children ?? [])] }, ...others)
    return { type: 'text', value }
  }
}
