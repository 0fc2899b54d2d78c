import { filled, isTable, listMark } from './is-pdf-table.ts'
import { median } from './median.ts'
import { areAlike, type Columns, columnOf, columnsOf } from './pdf-columns.ts'
import type { PdfLine } from './pdf-lines.ts'
import { heightOf, type PrintedRow, printedRows } from './pdf-print.ts'
import { headerOf, rowsOf } from './pdf-rows.ts'
import { settings } from './pdf-settings.ts'
import { splitAtEdges } from './pdf-splits.ts'

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
  lines: readonly PdfLine[],
  before: readonly (PdfLine | PdfTable)[] = [],
): (PdfLine | PdfTable)[] {
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
  return [...found, ...lines.slice(next)]
}

type Region = { readonly from: number; readonly to: number }

/** The candidates for tables: runs of lines with such evidence, and adjoining lines of their cells. */
function regionsOf(lines: readonly PdfLine[]): Region[] {
  const regions: Region[] = []
  let first = -1
  let last = -1
  const close = () => {
    if (last > first) regions.push(widened(lines, first, last))
    first = -1
  }
  for (const [index, line] of lines.entries()) {
    if (line.isCode) close()
    if (line.isCode || !showsTable(lines, index)) continue
    const before = lines[last]
    const isFar =
      index - last > settings.regions.linesBetweenMax || !before || !isNear(before, line)
    if (first >= 0 && isFar) close()
    if (first < 0) first = index
    last = index
  }
  close()
  return regions
}

function showsTable(lines: readonly PdfLine[], index: number): boolean {
  const line = lines[index]
  if (!line || line.writing === 'ttb') return false
  const before = lines[index - 1]
  const after = lines[index + 1]
  return (
    hasGap(line) || (before && isBeside(before, line)) || (after && isBeside(line, after)) || false
  )
}

function hasGap({ pieces, fontSize }: PdfLine): boolean {
  return pieces.some((piece, index) => {
    const before = pieces[index - 1]
    return before && piece.start - before.end >= settings.gapMin * fontSize
  })
}

/** Whether a line begins the cell to the right of the one that the line before ends. */
function isBeside(before: PdfLine, line: PdfLine): boolean {
  if (!isParallel(before, line)) return false
  const rise = (heightOf(line) - heightOf(before)) / line.fontSize
  const step = startOf(line) - startOf(before)
  const { sameLineMax, besideMin, lineStep } = settings.regions
  if (rise < -sameLineMax || rise > cellLinesMax * lineStep) return false
  return rise < sameLineMax ? startOf(line) >= endOf(before) : step > line.fontSize * besideMin
}

function isNear(before: PdfLine, line: PdfLine): boolean {
  const rise = (heightOf(line) - heightOf(before)) / line.fontSize
  const { linesBetweenMax, lineStep } = settings.regions
  const isNear = rise > -linesBetweenMax * lineStep && rise < cellLinesMax * lineStep
  return isNear && isParallel(before, line)
}

function isParallel({ direction: a }: PdfLine, { direction: b }: PdfLine): boolean {
  return a.x * b.x + a.y * b.y > settings.regions.parallelMin
}

/** Extends a region by the lines before and after it that can only belong to its cells. */
function widened(lines: readonly PdfLine[], first: number, last: number): Region {
  const within = lines.slice(first, last + 1)
  const top = within.reduce((most, line) => Math.max(most, heightOf(line)), -Infinity)
  const left = within.reduce((least, line) => Math.min(least, startOf(line)), Infinity)
  let from = first
  let to = last + 1
  for (; from > 0 && first - from < cellLinesMax; from--) {
    const line = lines[from - 1]
    const after = lines[from]
    if (!line || !after || line.isCode || !isParallel(line, after)) break
    const rise = (heightOf(line) - Math.max(top, heightOf(after))) / line.fontSize
    // A line over several columns is their common header.
    const isInwards = startOf(line) > left + line.fontSize * settings.regions.headerIndentMin
    const isOver = rise < settings.regions.headerRiseMax && isInwards
    if (heightOf(line) > top + line.fontSize * settings.sameRowMax && !isOver) break
  }
  for (; to < lines.length && to - last <= cellLinesMax; to++) {
    const line = lines[to]
    const before = lines[to - 1]
    if (!line || !before || line.isCode || !isParallel(line, before)) break
    const fall = (heightOf(before) - heightOf(line)) / line.fontSize
    const goesOn = startOf(line) > left + line.fontSize || /^\p{Ll}/u.test(line.text)
    if (fall < 0 || fall > settings.regions.fallMax || !goesOn) break
  }
  return { from, to }
}

/**
 * The tables and other lines of a region. Text beside a table, such as an address, mixes with its rows: the region is
 * also read in two parts, split where the file moves up beside everything written so far, and the reading with more
 * cells is taken.
 */
function readRegion(lines: readonly PdfLine[], known: readonly number[]): (PdfLine | PdfTable)[] {
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
  return areAlike(before.columns, table.columns)
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
  const columns = columnsOf(split)
  if (columns.length < 2) return undefined
  const printed = trimmed(split, columns)
  const rows = rowsOf(printed, columns)
  if (!rows || !isTable(rows, columns, printed)) return undefined
  const page = printed[0]?.page ?? 0
  const { header, body } = headerOf(rows, columns)
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

function startOf({ pieces }: PdfLine): number {
  return pieces[0]?.start ?? 0
}

function endOf({ pieces }: PdfLine): number {
  return pieces.at(-1)?.end ?? 0
}
