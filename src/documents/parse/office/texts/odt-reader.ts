import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import type { Span } from '../../building/merged-cells.ts'
import type { TableStack } from '../../building/table-stack.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import { OdtStyles } from './odt-styles.ts'

/** Comments, deleted text, how words are read, and elements that only repeat the document. */
const skipped = new Set([
  'annotation',
  'tracked-changes',
  'ruby-text',
  'table-of-content',
  'sequence-decls',
])

/** An open list: its style, and how many items it has. */
type OpenList = { readonly style: string; count: number }

/** Reads the elements of `content.xml` into the body, and those of its notes behind each section. */
export class OdtReader {
  readonly #body: TableStack
  readonly #budget: TextBudget
  readonly #styles: OdtStyles
  #notes: TextBuilder
  readonly #lists: OpenList[] = []
  /** How many items the last list of each style had. */
  readonly #counts = new Map<string, number>()
  #isTitle = false
  #skippedDepth = 0
  #textDepth = 0
  #itemDepth = 0
  #isInNote = false

  constructor(body: TableStack, budget: TextBudget, styles = new OdtStyles()) {
    this.#body = body
    this.#budget = budget
    this.#styles = styles
    this.#notes = new TextBuilder(budget)
  }

  /** Writes the notes since the last call. */
  writeNotes(): void {
    const notes = this.#notes.finish()
    this.#notes = new TextBuilder(this.#budget)
    this.#body.current.append(notes)
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (skipped.has(name)) this.#skippedDepth += 1
    if (this.#skippedDepth > 0) return
    if (name === 'p' || name === 'h') this.#textDepth += 1
    if (name === 'note-body') this.#isInNote = true
    this.#styles.read(name, attributes)
    if (name === 'h') this.#openHeading(Number(attributes['text:outline-level']) || 1)
    else if (name === 'p') this.#openParagraph(attributes['text:style-name'] ?? '')
    else if (name === 'list-item') this.#openItem(attributes['text:start-value'])
    else if (name === 'list') this.#openList(attributes)
    else if (name === 'table') this.#body.openTable()
    else if (name === 'table-row') this.#body.openRow()
    else if (name === 'table-cell') this.#body.openCell(spanOf(attributes))
    else if (name === 'note-citation') this.#target.write('[')
    else if (name === 's' || name === 'tab') this.#target.write(' ')
    else if (name === 'line-break') this.#target.breakLine()
  }

  text(text: string): void {
    if (this.#skippedDepth === 0 && this.#textDepth > 0) this.#target.write(text)
  }

  close(name: string): void {
    if (skipped.has(name)) this.#skippedDepth -= 1
    if (this.#skippedDepth > 0) return
    if (name === 'p' || name === 'h') this.#textDepth -= 1
    if (name === 'list-item') {
      this.#itemDepth -= 1
      this.#target.closeItem()
    }
    if (name === 'list') this.#closeList()
    if (name === 'h' || (name === 'p' && this.#isTitle && !this.#isInNote)) this.#closeHeading()
    else if (name === 'p' && this.#itemDepth > 0) this.#target.breakLine()
    else if (name === 'table') this.#closeTable()
    else if (name === 'p' || name === 'list') this.#target.breakParagraph()
    else if (name === 'table-row') this.#body.closeRow()
    else if (name === 'note-citation') this.#target.write(']')
    else if (name === 'note-body') this.#isInNote = false
  }

  #openHeading(level: number): void {
    if (!this.#isInNote && this.#body.depth === 0) this.writeNotes()
    this.#target.openHeading(level)
  }

  /** A paragraph in the style of a title is a heading, outside of lists and tables. */
  #openParagraph(style: string): void {
    const isFree = this.#itemDepth === 0 && this.#body.depth === 0 && !this.#isInNote
    if (!isFree || !this.#styles.isTitle(style)) return
    this.#isTitle = true
    this.#openHeading(1)
  }

  #closeHeading(): void {
    this.#isTitle = false
    this.#target.closeHeading()
  }

  /** Opens a list, which may go on with the numbers of the one before it; one in a list may have its style. */
  #openList(attributes: Readonly<Record<string, string>>): void {
    const style = attributes['text:style-name'] ?? this.#lists.at(-1)?.style ?? ''
    const goesOn =
      attributes['text:continue-numbering'] === 'true' || 'text:continue-list' in attributes
    const list = { style, count: goesOn ? (this.#counts.get(style) ?? 0) : 0 }
    this.#lists.push(list)
    const isNumbered = this.#styles.isNumbered(style, this.#lists.length)
    this.#target.openList(isNumbered ? list.count + 1 : undefined)
  }

  #openItem(start: string | undefined): void {
    this.#itemDepth += 1
    const list = this.#lists.at(-1)
    const own = start === undefined ? undefined : Number.parseInt(start, 10) || 0
    if (list) list.count = own ?? list.count + 1
    this.#target.openItem('- ', own)
  }

  #closeList(): void {
    const list = this.#lists.pop()
    if (list) this.#counts.set(list.style, list.count)
    this.#target.closeList()
  }

  #closeTable(): void {
    this.#body.closeTable()
    this.#target.breakParagraph()
  }

  get #target(): TextBuilder {
    return this.#isInNote ? this.#notes : this.#body.current
  }
}

/** How many columns and rows a cell spans; what it covers has elements of its own, which are empty. */
function spanOf(attributes: Readonly<Record<string, string>>): Span {
  const columns = Number.parseInt(attributes['table:number-columns-spanned'] ?? '', 10) || 1
  const rows = Number.parseInt(attributes['table:number-rows-spanned'] ?? '', 10) || 1
  return { columns, rows }
}
