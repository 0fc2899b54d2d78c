import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import type { TextBuilder } from '../../building/text-builder.ts'
import { type CellRange, MergedRanges, type PlacedCell } from './merged-ranges.ts'
import { SheetTable } from './sheet-table.ts'

/** A cell may be in any column of a row; a longer gap is shortened to this many empty cells. */
const gapMax = 16

/** Writes a sheet of a workbook under its name from its cells that have text, row by row. */
export class SheetWriter {
  readonly #table: SheetTable
  readonly #merged: MergedRanges
  #last = 0

  constructor(
    document: TextBuilder,
    name: string,
    ranges: Iterable<CellRange>,
    budget: TextBudget,
  ) {
    this.#table = new SheetTable(document, name)
    this.#merged = new MergedRanges(ranges, budget)
  }

  /** Adds a row that has some text, numbered from 0, below the last one. */
  add(row: number, cells: readonly PlacedCell[]): void {
    this.#table.add(withGaps(this.#merged.spread(row, cells)), row > this.#last + 1)
    this.#last = row
  }

  close(): void {
    this.#table.close()
  }
}

/** The texts of a row with empty ones where it has no cell. */
function withGaps(cells: readonly PlacedCell[]): string[] {
  const row: string[] = []
  let nextColumn = 0
  for (const { column, text } of cells) {
    const gap = Math.min(column - nextColumn, gapMax)
    row.push(...Array<string>(gap).fill(''), text)
    nextColumn = column + 1
  }
  return row
}
