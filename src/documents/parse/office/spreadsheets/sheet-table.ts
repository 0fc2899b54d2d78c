import { isSentence } from '../../building/is-sentence.ts'
import { headerRowsMax, isValue, joinedHeader, mayGoOn } from '../../building/joined-header.ts'
import type { TextBuilder } from '../../building/text-builder.ts'
import { titlesMax, titlesOver } from '../../building/titles-over.ts'
import { countFilled, fieldsOf, mayBeHeader, type SheetRow } from './sheet-rows.ts'

/** More rows of a single cell in a row are cells of their column, and no titles or notes. */
const singlesMax = 20

/**
 * Writes the rows of a sheet under its name: titles and fields over a table as paragraphs, rows that name its
 * columns as one, and notes below it as paragraphs. Below an empty row, another row of names begins another table.
 */
export class SheetTable {
  readonly #document: TextBuilder
  readonly #name: string
  #isOpen = false
  /**
   * The first two rows of a table and those that may be names as well, until the next shows whether they are its
   * header.
   */
  #head: (readonly string[])[] = []
  /** How many cells the first row of the table has; 0 before it. */
  #width = 0
  #hasValues = false
  /** Rows of a single cell, until it shows what they are. */
  #singles: SheetRow[] = []

  constructor(document: TextBuilder, name: string) {
    this.#document = document
    this.#name = name
  }

  /** Adds a row that has some text; `isApart` if an empty row is above it. */
  add(cells: readonly string[], isApart = false): void {
    const row = { cells, isApart }
    if (countFilled(cells) === 1 && this.#width !== 1) this.#addSingle(row)
    else if (this.#width === 0) this.#addHead(row)
    else if (this.#beginsTable(row)) {
      this.#endHead()
      this.#document.breakParagraph()
      this.#writeParagraphs(this.#takeSingles())
      this.#beginTable(cells)
    } else this.#addRow(cells)
  }

  close(): void {
    this.#endHead()
    const singles = this.#takeSingles()
    const note = singles.findIndex(({ cells, isApart }) => isApart || isSentence(cells.join('')))
    const rows = this.#width === 0 || note < 0 ? singles : singles.slice(0, note)
    for (const { cells } of rows) this.#writeRow(cells)
    this.#writeParagraphs(singles.slice(rows.length))
    this.#document.breakParagraph()
  }

  #addSingle(row: SheetRow): void {
    this.#singles.push(row)
    if (this.#singles.length <= (this.#width === 0 ? titlesMax : singlesMax)) return
    if (this.#width === 0) this.#width = 1
    this.#flush()
  }

  /** A row of several cells before the table has begun. */
  #addHead({ cells }: SheetRow): void {
    const singles = this.#takeSingles()
    if (titlesOver([...singles.map((single) => single.cells), cells]) < singles.length) {
      this.#width = countFilled(cells)
      for (const single of singles) this.#writeRow(single.cells)
      this.#writeRow(cells)
      return
    }
    this.#writeParagraphs(singles)
    const fields = fieldsOf(cells)
    if (fields === undefined) this.#beginTable(cells)
    else for (const field of fields) this.#writeParagraph(field)
  }

  #beginsTable({ cells, isApart }: SheetRow): boolean {
    const [title] = this.#singles
    if (!(title ? title.isApart : isApart) || !mayBeHeader(cells)) return false
    return title !== undefined || this.#hasValues || countFilled(cells) !== this.#width
  }

  #beginTable(cells: readonly string[]): void {
    this.#head = [cells]
    this.#width = countFilled(cells)
    this.#hasValues = false
  }

  #addRow(cells: readonly string[]): void {
    const [first, ...others] = this.#head
    const mayBeHead =
      first !== undefined &&
      this.#singles.length === 0 &&
      (others.length === 0 || (others.length < headerRowsMax - 1 && mayGoOn(cells, first)))
    if (mayBeHead) this.#head.push(cells)
    else {
      this.#endHead(cells)
      this.#flush()
      this.#writeRow(cells)
      this.#hasValues ||= cells.some(isValue)
    }
  }

  /** Writes the first rows of a table, of which the row after them is given if there is one. */
  #endHead(below?: readonly string[]): void {
    const header = joinedHeader(this.#head, below)
    const rows = this.#head.slice(header?.count ?? 0)
    for (const row of header ? [header.names, ...rows] : rows) this.#writeRow(row)
    this.#hasValues ||= rows.slice(1).some((row) => row.some(isValue))
    this.#head = []
  }

  /** Writes what waits as rows. */
  #flush(): void {
    this.#endHead()
    for (const { cells } of this.#takeSingles()) this.#writeRow(cells)
  }

  #takeSingles(): readonly SheetRow[] {
    return this.#singles.splice(0)
  }

  #writeParagraphs(rows: readonly SheetRow[]): void {
    for (const { cells } of rows) this.#writeParagraph(cells.join(''))
  }

  #writeParagraph(text: string): void {
    this.#open()
    this.#document.writeParagraph(text)
  }

  #writeRow(cells: readonly string[]): void {
    this.#open()
    this.#document.writeRow(cells)
  }

  #open(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#document.openPart({ sheet: this.#name })
    this.#document.writeHeading(1, this.#name)
  }
}
