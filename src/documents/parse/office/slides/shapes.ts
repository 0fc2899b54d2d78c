import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { superscript } from '../../building/superscript.ts'
import { TableStack } from '../../building/table-stack.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import type { StructuredText } from '../../parsed-document.ts'
import { readXml } from '../../read-xml.ts'
import { decodeText } from '../../text/charsets/decode-text.ts'

/** Placeholders that are not part of a slide's content: page number, date, footer, header. */
const furniture = /^(sldNum|dt|ftr|hdr|sldImg)$/
const titles = /^(title|ctrTitle)$/

/** In hundredths of a point: what text without a size has, in a text box and in the outline of a slide. */
const usualSize: Readonly<Record<string, number>> = { '': 1800, body: 2800 }

/** The text of a slide or its notes; `opening` is that of the first text box, before `body`. */
export type Shapes = {
  readonly title: string
  readonly opening: StructuredText
  readonly body: StructuredText
  /** The sizes of the largest letters of both. */
  readonly sizes: { opening: number; body: number }
}

/** A text box is a title if its letters are this large, and larger than all others by this factor. */
const titleSizeMin = 2400
const titleRatioMin = 1.25
/** PowerPoint has no deeper level of an outline. */
const levelMax = 8
/** Longer text is no title, however large. */
const titleLengthMax = 120

/** The title and the text of a slide. One without a placeholder for it may have its title in its first text box. */
export function withTitle({ title, opening, body, sizes }: Shapes): {
  readonly title: string
  readonly body: readonly StructuredText[]
} {
  const isTitle =
    title === '' &&
    sizes.opening >= Math.max(titleSizeMin, sizes.body * titleRatioMin) &&
    opening.text.length <= titleLengthMax &&
    !/[\n]|[.:;,]$/.test(opening.text)
  return isTitle ? { title: opening.text, body: [body] } : { title, body: [opening, body] }
}

/** Reads the XML of a slide or of its notes; a part that is missing has no shapes. */
export function readShapes(part: Uint8Array | undefined, budget: TextBudget): Shapes {
  const reader = new ShapeReader(budget)
  readXml(decodeText(part ?? new Uint8Array()), reader)
  return reader.finish()
}

/** Reads the elements of a slide, or what stands for them in other formats. */
export class ShapeReader {
  readonly #title: TextBuilder
  readonly #opening: TextBuilder
  readonly #body: TextBuilder
  readonly #tables: TableStack
  readonly #sizes = { opening: 0, body: 0 }
  /** The placeholder that the open shape fills; empty for a text box, undefined outside of shapes. */
  #shape: string | undefined
  #hasBegun = false
  #size = 0
  #isRaised = false
  #isText = false
  #isInProperties = false
  /**
   * The level of the open paragraph if it is an item whose text has not begun, and how many lists are open below it.
   */
  #level = 0
  #isItem = false
  #depth = 0

  constructor(budget: TextBudget) {
    this.#title = new TextBuilder(budget)
    this.#opening = new TextBuilder(budget)
    this.#body = new TextBuilder(budget)
    this.#tables = new TableStack(this.#body, budget)
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'sp') this.#shape = ''
    else if (name === 'ph') this.#shape = attributes.type ?? 'body'
    else if (name === 'txBody') this.#openText()
    else if (name === 'p') this.#openParagraph()
    else if (name === 'tr') this.#tables.openRow()
    else if (name === 'tc') this.#tables.openCell()
    else if (name === 'br') this.#target.write(' ')
    else if (name === 'r') this.#openRun()
    else if (name === 'rPr') this.#openProperties(attributes)
    else if (name === 'pPr') {
      this.#isInProperties = true
      this.#level = Math.min(Number(attributes.lvl) || 0, levelMax)
    }
    // In a text box only paragraphs with a mark are items; those of an outline are without.
    else if (this.#isInProperties && /^bu(Char|AutoNum|Blip)$/.test(name)) this.#isItem = true
    this.#isText = name === 't'
  }

  text(text: string): void {
    if (!this.#isText || furniture.test(this.#shape ?? '')) return
    this.#beginItem()
    const target = this.#target
    target.write(this.#isRaised ? superscript(text) : text)
    if (text.trim() === '' || target === this.#title) return
    const place = target === this.#opening ? 'opening' : 'body'
    this.#sizes[place] = Math.max(this.#sizes[place], this.#size)
    this.#hasBegun ||= target !== this.#opening
  }

  close(name: string): void {
    this.#isText = false
    if (name === 'pPr') this.#isInProperties = false
    if (name === 'txBody') this.#closeLists(-1)
    if (name === 'p') this.#target.closeItem()
    else if (name === 'tr') this.#tables.closeRow()
    else if (name === 'sp' || name === 'tbl') {
      this.#target.breakParagraph()
      this.#hasBegun ||= this.#opening.length > 0
      this.#shape = undefined
    }
  }

  finish(): Shapes {
    this.#tables.closeAll()
    return {
      title: this.#title.finish().text.replaceAll('\n', ' '),
      opening: this.#opening.finish(),
      body: this.#body.finish(),
      sizes: this.#sizes,
    }
  }

  #openRun(): void {
    this.#size = usualSize[this.#shape ?? ''] ?? 0
    this.#isRaised = false
  }

  /**
   * `baseline` is how far the text of a run is raised, in thousandths of a percent, or in percent with its sign, as
   * Strict Open XML has it; less than 0 below the line.
   */
  #openProperties({ sz, baseline }: Readonly<Record<string, string>>): void {
    this.#size = Number(sz) || this.#size
    this.#isRaised = Number.parseFloat(baseline ?? '') > 0
  }

  #openText(): void {
    this.#depth = 0
    this.#target.openList()
  }

  #openParagraph(): void {
    this.#isItem = this.#shape === 'body'
    this.#level = 0
  }

  /** Begins an item with its text, in a list of its level. */
  #beginItem(): void {
    if (!this.#isItem) return
    this.#isItem = false
    this.#closeLists(this.#level)
    for (; this.#depth < this.#level; this.#depth++) this.#target.openList()
    this.#target.openItem('')
  }

  /** Closes the lists that are deeper than a level. */
  #closeLists(level: number): void {
    for (; this.#depth > level; this.#depth--) this.#target.closeList()
  }

  get #target(): TextBuilder {
    if (titles.test(this.#shape ?? '')) return this.#title
    return this.#shape === '' && !this.#hasBegun ? this.#opening : this.#tables.current
  }
}
