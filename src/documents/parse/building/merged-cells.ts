import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'

/** How many columns and rows a cell goes over. */
export type Span = { readonly columns: number; readonly rows: number }

/** A longer text that goes over several cells is told once: page layout is not data. Not measured. */
const repeatedLengthMax = 100
/**
 * The most characters of a merged cell and its copies, in the first two rows of a table, which may name its columns,
 * and below them. Above that a table is a form, whose fields are merged for their width. Not measured.
 */
const copiesLengthMax = { names: 200, values: 80 }
/** More columns than any table for readers has. */
export const columnsMax = 100

/** A merged cell that goes on in the rows below. */
type Held<Cell> = { readonly cell: Cell; rowsLeft: number }

/**
 * The cells that go over several columns or rows of a table, put in each of these: a row is read alone, and each of its
 * values in its column.
 */
export class MergedCells<Cell extends { readonly text: string }> {
  readonly #empty: Cell
  readonly #budget: TextBudget
  /** By column. */
  readonly #held = new Map<number, Held<Cell>>()
  #rows = 0

  constructor(empty: Cell, budget: TextBudget) {
    this.#empty = empty
    this.#budget = budget
  }

  /**
   * The cells of the next row, by column. A row of one cell over all columns stays one: it is a title. So do the fields
   * of a form.
   */
  spread(own: readonly Cell[], spans: readonly Span[]): readonly Cell[] {
    const isTitle = own.length === 1 && this.#held.size === 0
    const lengthMax = copiesLengthMax[this.#rows++ < 2 ? 'names' : 'values']
    const isField = ({ text }: Cell, index: number) =>
      isRepeated(text) && text.length * Math.min(spans[index]?.columns ?? 1, columnsMax) > lengthMax
    if (
      !isTitle &&
      own.some((cell, index) => (spans[index]?.columns ?? 1) > 1 && isField(cell, index))
    ) {
      this.#passHeld()
      return own
    }
    const row: Cell[] = []
    own.forEach((cell, index) => {
      this.#addHeld(row)
      const { columns = 1, rows = 1 } = spans[index] ?? {}
      const width = isTitle ? 1 : Math.min(Math.max(columns, 1), columnsMax)
      // Before they are made: a page may ask for any number.
      this.#budget.addCells(width - 1)
      for (let at = 0; at < width; at++) {
        if (rows > 1) this.#held.set(row.length, { cell: this.#again(cell), rowsLeft: rows - 1 })
        row.push(at === 0 ? cell : this.#again(cell))
      }
    })
    this.#addHeld(row)
    return row
  }

  /** Adds the cells of rows above that go on in the next columns of a row. */
  #addHeld(row: Cell[]): void {
    let held = this.#held.get(row.length)
    while (held !== undefined) {
      if (--held.rowsLeft === 0) this.#held.delete(row.length)
      this.#budget.addCells(1)
      row.push(held.cell)
      held = this.#held.get(row.length)
    }
  }

  /** Leaves out the cells of rows above in a row that is not in columns. */
  #passHeld(): void {
    for (const [column, held] of this.#held) if (--held.rowsLeft === 0) this.#held.delete(column)
  }

  #again(cell: Cell): Cell {
    return isRepeated(cell.text) ? cell : this.#empty
  }
}

/** Whether the text of a merged cell stands in each of the cells that it goes over. */
export function isRepeated(text: string): boolean {
  return text.length <= repeatedLengthMax
}
