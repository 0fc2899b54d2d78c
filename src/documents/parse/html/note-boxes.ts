/** The boxes around notes of DocBook, Asciidoctor, docutils, Docusaurus and others, by their class names. */
const boxClass =
  /(^|\s)(note|tip|warning|caution|important|hint|danger|attention|admonition|admonitionblock|callout)(\s|$)/i
const boxNames = new Set(['div', 'aside', 'blockquote', 'section'])
/** The label of a note as Sphinx, MkDocs, GitHub and Docusaurus write it, and what Sphinx writes above code. */
const labelClass =
  /(^|\s)(admonition-title|admonition-?heading\w*|markdown-alert-title|callout-title|code-block-caption)(\s|$)/i
/** The label of a note, table, example or equation as DocBook and Asciidoctor write it. */
const titleClass = /(^|\s)title(\s|$)/
/** The picture under the title of a figure is no text, so that the title leads to nothing. */
const figureClass = /(^|\s)figure(\s|$)/
const headingName = /^h[1-6]$/
const tableName = /^(table|thead|tbody|tr|td|th)$/

/**
 * What an element of a note or table is. A label says nothing without what follows it; the table that draws the box of
 * a note has no data; the rest is `undefined`. A heading at the start of a note is its title, or a label if it is
 * short.
 */
export type NotePart = 'label' | 'title' | 'frame'

type Box = {
  readonly depth: number
  /** The length of the text before it. */
  readonly start: number
  hasFrame: boolean
  /** Tables of data that are open in it. */
  tables: number
}

/** Tells labels, and the frame of notes, from headings, paragraphs and tables of the page, while it is read. */
export class NoteBoxes {
  readonly #open: Box[] = []
  /** The depth of the outermost figure that is open. */
  #figure: number | undefined

  /** Opens an element at a depth of the page, of which so much text is written. */
  open(
    name: string,
    { class: className = '' }: Readonly<Record<string, string>>,
    depth: number,
    length: number,
  ): NotePart | undefined {
    if (labelClass.test(className) || name === 'caption') return 'label'
    if (name === 'p' && this.#figure === undefined && titleClass.test(className)) return 'label'
    if (figureClass.test(className)) this.#figure ??= depth
    const box = this.#open.at(-1)
    if (boxNames.has(name) && boxClass.test(className))
      this.#open.push({ depth, start: length, hasFrame: false, tables: 0 })
    if (box === undefined) return undefined
    const isAtStart = length === box.start
    if (isAtStart && headingName.test(name)) return 'title'
    if (isAtStart && (name === 'th' || titleClass.test(className))) return 'label'
    if (name === 'table' && isAtStart && !box.hasFrame) box.hasFrame = true
    else if (name === 'table') box.tables++
    return this.#isFrame(name, box) ? 'frame' : undefined
  }

  /** Closes an element; whether it was a part of the frame of a note. */
  close(name: string, depth: number): boolean {
    if (this.#figure === depth) this.#figure = undefined
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
