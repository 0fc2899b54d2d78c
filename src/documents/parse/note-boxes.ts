/** The boxes around notes of DocBook, Asciidoctor, docutils, Docusaurus and others, by their class names. */
const boxClass =
  /(^|\s)(note|tip|warning|caution|important|hint|danger|attention|admonition|admonitionblock|callout)(\s|$)/i
const boxNames = new Set(['div', 'aside', 'blockquote', 'section'])
/** The label of a note as Sphinx, MkDocs, GitHub and Docusaurus write it. */
const labelClass =
  /(^|\s)(admonition-title|admonition-?heading\w*|markdown-alert-title|callout-title)(\s|$)/i
/** The label of a note as DocBook and Asciidoctor write it. */
const titleClass = /(^|\s)title(\s|$)/
const headingName = /^h[1-6]$/
const tableName = /^(table|thead|tbody|tr|td|th)$/

/**
 * What an element of a note is. A label says nothing without the next paragraph; the table that draws the box has no
 * data; the rest is `undefined`.
 */
export type NotePart = 'label' | 'frame'

type Box = {
  readonly depth: number
  /** The length of the text before it. */
  readonly start: number
  hasFrame: boolean
  /** Tables of data that are open in it. */
  tables: number
}

/** Tells the label and the frame of notes from headings and tables of the page, while it is read. */
export class NoteBoxes {
  readonly #open: Box[] = []

  /** Opens an element at a depth of the page, of which so much text is written. */
  open(
    name: string,
    { class: className = '' }: Readonly<Record<string, string>>,
    depth: number,
    length: number,
  ): NotePart | undefined {
    if (labelClass.test(className)) return 'label'
    const box = this.#open.at(-1)
    if (boxNames.has(name) && boxClass.test(className))
      this.#open.push({ depth, start: length, hasFrame: false, tables: 0 })
    if (box === undefined) return undefined
    const isAtStart = length === box.start
    const isTitle = headingName.test(name) || name === 'th' || titleClass.test(className)
    if (isAtStart && isTitle) return 'label'
    if (name === 'table' && isAtStart && !box.hasFrame) box.hasFrame = true
    else if (name === 'table') box.tables++
    return this.#isFrame(name, box) ? 'frame' : undefined
  }

  /** Closes an element; whether it was a part of the frame of a note. */
  close(name: string, depth: number): boolean {
    const box = this.#open.at(-1)
    if (box === undefined) return false
    if (box.depth === depth) this.#open.pop()
    const isFrame = this.#isFrame(name, box)
    if (name === 'table' && box.tables > 0) box.tables--
    return isFrame
  }

  #isFrame(name: string, { hasFrame, tables }: Box): boolean {
    return hasFrame && tables === 0 && tableName.test(name)
  }
}
