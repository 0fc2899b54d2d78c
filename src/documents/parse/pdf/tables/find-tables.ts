import { median } from '../median.ts'
import type { PdfLine } from '../pdf-lines.ts'
import { heightOf, type PrintedRow, printedRows } from '../printed-rows.ts'
import { settings } from '../settings.ts'
import { filled, isTable, listMark } from './is-table.ts'
import { type Columns, columnOf, haveSameColumns, printedColumns } from './printed-columns.ts'
import { printedHeader } from './printed-header.ts'
import { printedTableRows } from './printed-table-rows.ts'
import { endOf, hasGap, type Region, regionsOf, startOf } from './regions-of.ts'
import { splitAtEdges } from './split-at-edges.ts'
import { withTextInCells } from './text-in-cells.ts'

/** A table on one page. */
export type PdfTable = {
  readonly rows: (readonly string[])[]
  /** Whether the first row is the header. */
  readonly hasHeader: boolean
  readonly columns: Columns
  readonly page: number
}

const { cellLinesMax } = settings

/**
 * Finds the tables among the lines of a page; all other lines stay in the order of the file. Programs write tables into
 * a PDF cell by cell and row by row. So the lines of a table have gaps, and after a cell of several lines the next cell
 * begins higher and further right. Columns of prose show neither. `before` is what was found on the page before, whose
 * last table may continue and shows where the columns are.
 */
export function findTables(
  written: readonly PdfLine[],
  before: readonly (PdfLine | PdfTable)[] = [],
): (PdfLine | PdfTable)[] {
  const lines = withTextInCells(written)
  const last = before.at(-1)
  const known = last && 'rows' in last ? last.columns.map(({ start }) => start) : []
  const found: (PdfLine | PdfTable)[] = []
  let next = 0
  for (const { from, to } of regionsOf(lines)) {
    if (to <= next) continue
    const start = Math.max(from, next)
    found.push(...lines.slice(next, start), ...readRegion(lines.slice(start, to), known))
    next = to
  }
  // What is in no table is code again.
  const code = new Map(lines.map((line, index) => [line, written[index] ?? line]))
  return [...found, ...lines.slice(next)].map((one) =>
    'rows' in one ? one : (code.get(one) ?? one),
  )
}

/**
 * The tables and other lines of a region. Text beside a table, such as an address, mixes with its rows. So a table that
 * was written row by row is read apart from what stands beside it; otherwise the region is also read in two parts,
 * split where the file moves up beside everything written so far, and the reading with more cells is taken.
 */
function readRegion(lines: readonly PdfLine[], known: readonly number[]): (PdfLine | PdfTable)[] {
  const beside = partBeside(lines)
  if (beside) {
    const parts = [lines.slice(0, beside.from), lines.slice(beside.from, beside.to)]
    return [...parts, lines.slice(beside.to)].flatMap((part) => tablesIn(part, known))
  }
  const whole = tablesIn(lines, known)
  let end = -Infinity
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const rise = before ? (heightOf(line) - heightOf(before)) / line.fontSize : 0
    if (rise > settings.regions.asideRiseMin && startOf(line) > end) {
      const parted = [lines.slice(0, index), lines.slice(index)].flatMap((part) => {
        return tablesIn(part, known)
      })
      return countCells(parted) > countCells(whole) ? parted : whole
    }
    end = Math.max(end, endOf(line))
  }
  return whole
}

/** The lines on the right of those before, where one of both is a table that was written row by row. */
function partBeside(lines: readonly PdfLine[]): Region | undefined {
  let tried = 0
  for (const [from, line] of lines.entries()) {
    const left = linesBelow(lines.slice(Math.max(0, from - cellLinesMax), from), line)
    const edge = left.reduce((most, one) => Math.max(most, endOf(one)), -Infinity)
    if (left.length === 0 || startOf(line) <= edge) continue
    const back = lines.findIndex((later, at) => at > from && startOf(later) <= edge)
    const to = back < 0 ? lines.length : back
    const right = lines.slice(from, to)
    if (isTableByRows(right) || (isTableByRows(left) && !right.some(hasGap))) return { from, to }
    if (++tried >= settings.regions.asidesMax) return undefined
  }
  return undefined
}

/** The last of these lines that all stand lower than this one. */
function linesBelow(before: readonly PdfLine[], line: PdfLine): readonly PdfLine[] {
  const height = heightOf(line) - line.fontSize * settings.sameRowMax
  return before.slice(before.findLastIndex((one) => heightOf(one) >= height) + 1)
}

function isTableByRows(lines: readonly PdfLine[]): boolean {
  if (!lines.every(hasGap)) return false
  const [table, another] = tablesIn(lines, [])
  return table !== undefined && 'rows' in table && another === undefined
}

function countCells(found: readonly (PdfLine | PdfTable)[]): number {
  return found.reduce((sum, one) => {
    return sum + ('rows' in one ? one.rows.reduce((cells, row) => cells + filled(row), 0) : 0)
  }, 0)
}

function tablesIn(lines: readonly PdfLine[], known: readonly number[]): (PdfLine | PdfTable)[] {
  const found: (PdfLine | PdfTable)[] = []
  let next = 0
  for (const part of partsOf(printedRows(lines))) {
    const read = readTable(part, known)
    if (!read) continue
    const own = new Set(read.printed.flatMap(({ pieces }) => pieces.map(({ line }) => line)))
    const indices = [...own].toSorted((a, b) => a - b)
    const [first = next, last = next - 1] = [indices[0], indices.at(-1)]
    // Lines of something else are between those of the table: the file is not in reading order.
    if (first < next || last - first + 1 !== own.size) continue
    const between = lines.slice(next, first)
    const before = found.at(-1)
    if (before && 'rows' in before && goesOn(before, between, read.table)) {
      before.rows.push(...between.map(({ text }) => [text]))
      for (const row of read.table.rows) before.rows.push(row)
    } else found.push(...between, read.table)
    next = last + 1
  }
  return [...found, ...lines.slice(next)]
}

/** Whether a table continues the one before: no header of its own, the same columns, and at most a title between. */
function goesOn(before: PdfTable, between: readonly PdfLine[], table: PdfTable): boolean {
  if (table.hasHeader || between.length > settings.regions.titleLinesMax) return false
  return haveSameColumns(before.columns, table.columns)
}

/** Splits the rows of a region at headings, lines of prose and wide gaps. */
function partsOf(rows: readonly PrintedRow[]): PrintedRow[][] {
  const size = median(rows.map(({ fontSize }) => fontSize)) ?? 1
  const steps = rows.slice(1).map(({ height }, index) => (rows[index]?.height ?? height) - height)
  const step = median(steps) ?? size
  const left = rows.reduce((least, { start }) => Math.min(least, start), Infinity)
  const width = rows.reduce((most, { end }) => Math.max(most, end - left), 0)
  const limits = settings.parts
  const parts: PrintedRow[][] = [[]]
  for (const [index, row] of rows.entries()) {
    const fall = (rows[index - 1]?.height ?? row.height) - row.height
    const isAlone = row.groups === 1 && row.start < left + size
    const isLarge =
      row.fontSize > size * settings.headingRatio && row.groups <= limits.headingGroupsMax
    const isBelowGap = fall > Math.max(step * limits.headingStepMin, size * limits.headingFallMin)
    const isHeading = isLarge || (isAlone && isBelowGap)
    const isIndented = row.groups === 1 && row.start < left + size * limits.proseIndentMax
    const isProse = isIndented && row.end - row.start > width * limits.proseWidthMin
    const isApart = fall > Math.max(step * limits.endStepMin, size * limits.endFallMin)
    if (isHeading || isProse || isApart) parts.push([])
    parts.at(-1)?.push(row)
    if (isHeading || isProse) parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}

type Read = { readonly table: PdfTable; readonly printed: readonly PrintedRow[] }

function readTable(part: readonly PrintedRow[], known: readonly number[]): Read | undefined {
  const split = splitAtEdges(part, known)
  const columns = printedColumns(split)
  if (columns.length < 2) return undefined
  const printed = trimmed(split, columns)
  const rows = printedTableRows(printed, columns)
  if (!rows || !isTable(rows, columns, printed)) return undefined
  const page = printed[0]?.page ?? 0
  const { header, body } = printedHeader(rows, columns)
  const all = header ? [header, ...body] : [...body]
  return { table: { rows: all, hasHeader: header !== undefined, columns, page }, printed }
}

/** Removes lines at the top and bottom that run across columns: the introduction of the table, and its notes. */
function trimmed(rows: readonly PrintedRow[], columns: Columns): readonly PrintedRow[] {
  const [first, second] = columns
  if (!first || !second) return rows
  const runsOver = ({ pieces }: PrintedRow) =>
    pieces.some(({ start, end }) => start < first.end && end > second.start)
  const end = columns.at(-1)?.end ?? second.end
  const size = rows[0]?.fontSize ?? 0
  const isTitle = ({ groups, start, pieces, ...row }: PrintedRow) => {
    const off = Math.abs(start + row.end - first.start - end)
    const isInwards = groups === 1 && start > first.start + size
    const isCentred = isInwards && off < (end - first.start) * settings.parts.centredMax
    const isInOne = pieces.every((piece) => columnOf(columns, piece) === 0)
    const isBeside = start < first.end && (isInOne || listMark.test(pieces[0]?.text ?? ''))
    return isCentred || isBeside
  }
  const from = rows.findIndex((row) => !runsOver(row) && !isTitle(row))
  const to = rows.findLastIndex((row) => !runsOver(row))
  return from < 0 ? [] : inOrder(rows.slice(from, to + 1))
}

/** Removes a first row that was written last and a last row that was written first: header and footer of the page. */
function inOrder(rows: readonly PrintedRow[]): readonly PrintedRow[] {
  const linesOf = (some: readonly PrintedRow[]) =>
    some.flatMap(({ pieces }) => pieces.map(({ line }) => line))
  const head = linesOf(rows.slice(0, 1))
  const foot = linesOf(rows.slice(-1))
  const between = linesOf(rows.slice(1, -1))
  const least = between.reduce((a, b) => Math.min(a, b), Infinity)
  const most = between.reduce((a, b) => Math.max(a, b), -Infinity)
  const from = head.every((line) => line > most) ? 1 : 0
  return rows.slice(from, foot.every((line) => line < least) ? -1 : undefined)
}
