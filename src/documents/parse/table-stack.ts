import type { TextBudget } from '../../extraction/blocks/text-budget.ts'
import { TextBuilder } from './text-builder.ts'

/** A longer cell with paragraphs is page layout rather than data. */
const dataCellLengthMax = 600
const nestingMax = 12

type Row = { readonly cells: TextBuilder[]; holdsTable: boolean }

/**
 * Writes the rows of tables, including nested ones. A row of data becomes one line, `cell | cell`; a row used for page
 * layout, as in mails and old pages, becomes its paragraphs.
 */
export class TableStack {
  readonly #document: TextBuilder
  readonly #budget: TextBudget
  readonly #rows: Row[] = []

  constructor(document: TextBuilder, budget: TextBudget) {
    this.#budget = budget
    this.#document = document
  }

  get depth(): number {
    return this.#rows.length
  }

  /** Where text is to be written: the innermost open cell, or the document. */
  get current(): TextBuilder {
    return this.#rows.at(-1)?.cells.at(-1) ?? this.#document
  }

  openRow(): void {
    const outer = this.#rows.at(-1)
    if (outer) outer.holdsTable = true
    this.#rows.push({ cells: [], holdsTable: false })
  }

  openCell(): void {
    this.#budget.addCells(1)
    const row = this.#rows.at(-1)
    // Beyond `nestingMax` the text of a cell is appended to its neighbour, which bounds the work.
    if (row && (this.#rows.length <= nestingMax || row.cells.length === 0))
      row.cells.push(new TextBuilder(this.#budget))
  }

  closeRow(): void {
    const row = this.#rows.pop()
    if (!row) return
    const cells = row.cells.map((cell) => cell.finish())
    const isLayout =
      row.holdsTable ||
      cells.some(
        ({ text, blocks }) =>
          blocks.some(({ kind }) => kind === 'heading') ||
          (text.length > dataCellLengthMax && text.includes('\n\n')),
      )
    if (isLayout) for (const cell of cells) this.current.append(cell)
    else this.current.writeRow(cells.map(({ text }) => text))
  }

  closeAll(): void {
    while (this.#rows.length > 0) this.closeRow()
  }
}
