import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { columnsMax, isRepeated, type Span } from '../../building/merged-cells.ts'
import { readXml } from '../../read-xml.ts'
import { type CellPlace, cellPlace } from './cell-place.ts'

/** No reference with three letters names as many columns. */
const columnsOfSheet = 2 ** 15

/** A cell with text; those of a row go from left to right. */
export type PlacedCell = { readonly column: number; readonly text: string }
/** The first and the last cell of a merged range. */
export type CellRange = { readonly first: CellPlace; readonly last: CellPlace }

/** A merged cell that goes on in the rows below. */
type HeldCell = { readonly text: string; readonly lastRow: number }

/**
 * The cells of a sheet that go over several columns or rows, put in each of these: what `MergedCells` does for a table
 * that has all its cells, this does for a sheet, which has only those with text, and names the merged ranges at its
 * end.
 */
export class MergedRanges {
  /** By the number of the first cell. */
  readonly #spans: ReadonlyMap<number, Span>
  readonly #budget: TextBudget
  /** By column. */
  readonly #held = new Map<number, HeldCell>()

  constructor(ranges: Iterable<CellRange>, budget: TextBudget) {
    this.#spans = spansOf(ranges)
    this.#budget = budget
  }

  /**
   * The cells of a row that has some of its own, which must be below the last one. A row of a single cell stays one: it
   * is a title.
   */
  spread(row: number, own: readonly PlacedCell[]): readonly PlacedCell[] {
    if (this.#spans.size === 0) return own
    const texts = this.#heldTexts(row)
    const widthMax = own.length === 1 && texts.size === 0 ? 1 : columnsMax
    for (const cell of own) this.#repeat(row, cell, widthMax, texts)
    // A cell that is covered may have kept a text from before.
    for (const { column, text } of own) texts.set(column, text)
    return [...texts]
      .map(([column, text]) => ({ column, text }))
      .sort((one, other) => one.column - other.column)
  }

  /** By column, the texts of cells above that go on in a row. */
  #heldTexts(row: number): Map<number, string> {
    const texts = new Map<number, string>()
    for (const [column, { text, lastRow }] of this.#held)
      if (lastRow < row) this.#held.delete(column)
      else texts.set(column, text)
    this.#budget.addCells(texts.size)
    return texts
  }

  #repeat(row: number, cell: PlacedCell, widthMax: number, texts: Map<number, string>): void {
    const { column, text } = cell
    const span = this.#spans.get(numberOf({ row, column }))
    if (!span || !isRepeated(text)) return
    const width = Math.min(span.columns, widthMax)
    // Before they are made: a sheet may ask for any number.
    this.#budget.addCells(width - 1)
    for (let at = column; at < column + width; at++) {
      texts.set(at, text)
      if (span.rows > 1) this.#held.set(at, { text, lastRow: row + span.rows - 1 })
    }
  }
}

/** The merged ranges of a sheet of a current workbook, which follow its rows. */
export function mergedRangesIn(sheetXml: string, budget: TextBudget): readonly CellRange[] {
  const ranges: CellRange[] = []
  const end = Math.max(sheetXml.lastIndexOf('sheetData'), 0)
  readXml(sheetXml.slice(end), {
    open: (name, { ref = '' }) => {
      if (name !== 'mergeCell') return
      budget.addCells(1)
      const [first, last] = ref.split(':', 2).map(cellPlace)
      if (first && last) ranges.push({ first, last })
    },
  })
  return ranges
}

function spansOf(ranges: Iterable<CellRange>): ReadonlyMap<number, Span> {
  const spans = new Map<number, Span>()
  for (const { first, last } of ranges) {
    const columns = Math.max(last.column - first.column, 0) + 1
    spans.set(numberOf(first), { columns, rows: last.row - first.row + 1 })
  }
  return spans
}

function numberOf({ row, column }: CellPlace): number {
  return row * columnsOfSheet + column
}
