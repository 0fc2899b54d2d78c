import type { PrintedRow } from '../printed-rows.ts'
import { settings } from '../settings.ts'
import type { Columns } from './printed-columns.ts'
import type { PrintedTableRow } from './printed-table-rows.ts'

/** The marker of a list item; not □, which also stands for a sign that a font lacks. */
export const listMark =
  /^([•●▪■◦‣∙○▶►▸▹▷➢➤➔❖◆◇✓✔☐·⁃*–\-—o]|[([]?(\d{1,3}|[a-z]|[ivx]{1,4})[.)\]]+)$/iu
const leader = /([.·…_]\s?){4}/u
const clause = /^[([]?[\p{L}\p{N}]{1,3}([.)]\p{N}{0,2}){0,4}[\])]?$/u
const formula = /[=\u2190-\u2211\u2213-\u22ff\u27c0-\u27ef\u2980-\u2aff\ufe37\ufe38]/u
const saying = /\p{L}{2}|\p{N}|^[-–—✓✔✗×xX]$/u

const limits = settings.tables

/**
 * Whether rows of cells are a table, and not a list, a table of contents, numbered clauses, formulas or prose in
 * columns.
 */
export function isTable(
  rows: readonly PrintedTableRow[],
  columns: Columns,
  printed: readonly PrintedRow[],
): boolean {
  const cells = rows.map(({ cells }) => cells)
  const several = cells.filter((row) => filled(row) >= 2)
  const share =
    several.reduce((sum, row) => sum + filled(row), 0) / (several.length * columns.length)
  if (several.length < 2 || share < limits.filledMin) return false
  if (several.length === 2 && (columns.length === 2 || share < 1)) return false
  const all = cells.flat().filter((cell) => cell !== '')
  if (several.filter(([cell = '']) => listMark.test(cell)).length > several.length / 2) return false
  if (all.filter((cell) => leader.test(cell)).length > 1) return false
  if (all.filter((cell) => saying.test(cell)).length < all.length * limits.sayingMin) return false
  if (all.filter((cell) => formula.test(cell)).length > all.length * limits.formulasMax)
    return false
  return !isContents(several) && !isClauses(cells) && !isProse(rows, columns, printed)
}

/** The number of cells that are not empty. */
export function filled(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length
}

/** Whether the rows are titles with ascending page numbers. */
function isContents(rows: readonly (readonly string[])[]): boolean {
  const pages = rows.map((row) => row.at(-1) ?? '')
  const isAscending = pages.every((page, index) => {
    return /^\d{1,4}$/.test(page) && Number(page) >= Number(pages[index - 1] ?? 0)
  })
  return (
    isAscending &&
    rows.length >= limits.contentsRowsMin &&
    rows.every((row) => /\p{L}{2}/u.test(row.join(' ')))
  )
}

/** Whether the rows are paragraphs with their numbers beside them. */
function isClauses(cells: readonly (readonly string[])[]): boolean {
  if (cells[0]?.length !== 2) return false
  const numbers = cells.flatMap(([cell]) => cell || [])
  const numbered = numbers.filter((cell) => clause.test(cell)).length
  const length = cells.reduce((sum, [, cell]) => sum + (cell?.length ?? 0), 0)
  return (
    numbered > numbers.length * limits.clausesMin && length > cells.length * limits.clauseLengthMin
  )
}

/** Whether the rows are prose in columns that the file has line by line: prose fills its columns evenly. */
function isProse(
  rows: readonly PrintedTableRow[],
  columns: Columns,
  printed: readonly PrintedRow[],
): boolean {
  const { columnsMax, linesMin, filledMin, wideMin, widthMin, lengthMin } = limits.prose
  if (columns.length > columnsMax || printed.length < linesMin) return false
  if (rows.some(({ lines }) => lines > 1)) return false
  const full = columns.map((column, index) => {
    const pieces = rows.flatMap(({ widths }) => widths[index] || [])
    const wide = pieces.filter((width) => width > (column.end - column.start) * widthMin)
    return pieces.length >= rows.length * filledMin && wide.length > pieces.length * wideMin
  })
  const letters = rows.reduce((sum, { cells }) => sum + cells.join('').length, 0)
  return full.filter(Boolean).length >= 2 && letters > rows.length * columns.length * lengthMin
}
