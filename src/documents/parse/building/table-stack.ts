import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { withCellList } from './cell-lists.ts'
import { isSentence } from './is-sentence.ts'
import { headerRowsMax, joinedHeader, mayGoOn } from './joined-header.ts'
import { MergedCells, type Span } from './merged-cells.ts'
import { stackedRows } from './stacked-rows.ts'
import { TextBuilder } from './text-builder.ts'
import { titlesMax } from './titles-over.ts'

/** A longer cell with paragraphs is page layout rather than data. */
const dataCellLengthMax = 600
/** No page meant for readers nests tables as deeply. */
const nestingMax = 12

type Row = {
  readonly cells: TextBuilder[]
  readonly spans: Span[]
  /** Whether each cell is marked as the name of its row or column. */
  readonly areNames: boolean[]
  holdsTable: boolean
}
type ReadRow = { readonly cells: readonly Written[]; readonly isLayout: boolean }
type Written = ReturnType<TextBuilder['finish']>

/**
 * A table inside `depth` rows. The rows wait until one has two cells with text (`isData`), or the table ends; then the
 * first two, and those that may be names as well, wait in `head` for the next, which shows whether they are the header.
 */
type OpenTable = {
  readonly depth: number
  readonly waiting: ReadRow[]
  readonly merged: MergedCells<Written>
  isData: boolean
  head: (readonly Written[])[] | undefined
}
const oneCell: Span = { columns: 1, rows: 1 }
const emptyCell: Written = { text: '', blocks: [] }

/**
 * Writes the rows of tables, including nested ones. A row of data becomes one line, `cell | cell`; a row used for page
 * layout, as in mails and old pages, becomes its paragraphs. So does a table that has text in one cell of each row and
 * another cell for a picture: the box around a note. So do rows of one merged cell at the top, which are titles, and
 * code with a box around it.
 */
export class TableStack {
  readonly #document: TextBuilder
  readonly #budget: TextBudget
  readonly #rows: Row[] = []
  readonly #tables: OpenTable[] = []
  /** The cells that are marked as names. */
  readonly #names = new WeakSet<Written>()

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

  openTable(): void {
    const merged = new MergedCells<Written>(emptyCell, this.#budget)
    this.#tables.push({ depth: this.#rows.length, waiting: [], merged, isData: false, head: [] })
  }

  closeTable(): void {
    const table = this.#tables.pop()
    if (table === undefined) return
    this.#endHead(table)
    const isBox = table.waiting.some(
      ({ cells }) => cells.length > 1 && cells.some(({ text }) => text === ''),
    )
    for (const { cells, isLayout } of table.waiting) this.#write(cells, isLayout || isBox)
  }

  openRow(): void {
    const outer = this.#rows.at(-1)
    if (outer) outer.holdsTable = true
    this.#rows.push({ cells: [], spans: [], areNames: [], holdsTable: false })
  }

  openCell(span: Span = oneCell, isName = false): void {
    this.#budget.addCells(1)
    const row = this.#rows.at(-1)
    // Beyond `nestingMax` the text of a cell is appended to its neighbour, which bounds the work.
    if (!row || (this.#rows.length > nestingMax && row.cells.length > 0)) return
    row.cells.push(new TextBuilder(this.#budget))
    row.spans.push(span)
    row.areNames.push(isName)
  }

  closeRow(): void {
    // A table within the row that was never closed ends with it.
    while ((this.#tables.at(-1)?.depth ?? -1) >= this.#rows.length) this.closeTable()
    const row = this.#rows.pop()
    if (!row) return
    const own = row.cells.map((cell) => cell.finish())
    for (const [index, cell] of own.entries()) if (row.areNames[index]) this.#names.add(cell)
    const stacked =
      row.holdsTable || row.spans.some(({ rows }) => rows > 1) ? undefined : stackedRows(own)
    if (stacked) {
      for (const texts of stacked)
        this.#addRow(
          texts.map((text) => ({ text, blocks: [] })),
          row.spans,
          false,
        )
      return
    }
    const isLayout = row.holdsTable || own.some(isLaidOut) || areBeside(own) || isCodeBox(own)
    this.#addRow(own, row.spans, isLayout)
  }

  #addRow(own: readonly Written[], spans: readonly Span[], isLayout: boolean): void {
    const table = this.#tables.at(-1)
    const isOfTable = table?.depth === this.#rows.length
    const cells = isOfTable && !isLayout ? table.merged.spread(own, spans) : own
    const mayBeBox = cells.filter(({ text }) => text !== '').length <= 1
    if (!isOfTable) this.#write(cells, isLayout)
    else if (table.isData) this.#addData(table, cells, isLayout)
    else if (mayBeBox) table.waiting.push({ cells, isLayout })
    else {
      const waiting = table.waiting.splice(0)
      const areTitles =
        waiting.length <= titlesMax && waiting.every(({ cells }) => cells.length === 1)
      for (const one of waiting) this.#write(one.cells, areTitles || one.isLayout)
      table.isData = true
      this.#addData(table, cells, isLayout)
    }
  }

  #addData(table: OpenTable, cells: readonly Written[], isLayout: boolean): void {
    const [first, ...others] = table.head ?? []
    const mayBeHead =
      first === undefined ||
      others.length === 0 ||
      (others.length < headerRowsMax - 1 && mayGoOn(textsOf(cells), textsOf(first)))
    if (table.head && mayBeHead && !isLayout) table.head.push(cells)
    else {
      this.#endHead(table, isLayout ? undefined : cells)
      this.#write(cells, isLayout)
    }
  }

  /** Writes the first rows of a table, joined if `below`, the next one, shows that they are its header. */
  #endHead(table: OpenTable, below?: readonly Written[]): void {
    const rows = table.head ?? []
    table.head = undefined
    const header = joinedHeader(rows.map(textsOf), below && textsOf(below))
    if (header) this.current.writeRow(header.names, { hasHeader: true })
    for (const cells of rows.slice(header?.count ?? 0)) this.#write(cells, false)
  }

  #write(cells: readonly Written[], isLayout: boolean): void {
    const texts = textsOf(cells)
    const [name, value, ...others] = cells.map((cell) => this.#names.has(cell))
    const isField = name === true && value === false && others.length === 0
    if (isLayout) for (const cell of cells) this.current.append(withCellList(cell))
    // A first row that says something is no header, nor one of a name and its value: "Alt+F4 | Closes the window."
    else this.current.writeRow(texts, { hasHeader: !isField && !texts.some(isSentence) })
  }

  closeAll(): void {
    while (this.#rows.length + this.#tables.length > 0)
      if ((this.#tables.at(-1)?.depth ?? -1) >= this.#rows.length) this.closeTable()
      else this.closeRow()
  }
}

function textsOf(cells: readonly Written[]): readonly string[] {
  return cells.map(({ text }) => text)
}

/** Whether a cell holds what no line of data does: sections, or paragraphs of prose. */
function isLaidOut({ text, blocks }: Written): boolean {
  const isProse = text.length > dataCellLengthMax && text.includes('\n\n')
  return isProse || blocks.some(({ kind }) => kind === 'heading')
}

/** Cells with fewer paragraphs and items may be data on several lines. Not measured. */
const besideMin = 3

/** Whether each of several cells has paragraphs or items: texts that a table puts beside each other, and no data. */
function areBeside(cells: readonly Written[]): boolean {
  const filled = cells.filter(({ text }) => text !== '')
  return filled.length > 1 && filled.every(({ blocks }) => blocks.length >= besideMin)
}

/** Whether a row has nothing but code, which a table draws a box around: in one line it would be no code any more. */
function isCodeBox(cells: readonly Written[]): boolean {
  const [only, another] = cells.filter(({ text }) => text !== '')
  return another === undefined && only?.blocks.some(({ kind }) => kind === 'code') === true
}
