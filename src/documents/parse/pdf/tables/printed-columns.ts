import { median } from '../median.ts'
import { isOpeningSign, type PlacedPiece, type PrintedRow, signs } from '../printed-rows.ts'
import { settings } from '../settings.ts'

/** The columns of a table, from left to right, in page units. */
export type Columns = readonly PrintedColumn[]
export type PrintedColumn = { readonly start: number; readonly end: number }

type Printed = Pick<PrintedRow, 'pieces' | 'fontSize'>
type Piece = Pick<PlacedPiece, 'start' | 'end' | 'text'>

/** The columns of a table, found as gaps that run through all full rows; fewer than two if there are none. */
export function printedColumns(rows: readonly PrintedRow[]): Columns {
  const counts = rows.map(({ groups }) => groups).toSorted((a, b) => b - a)
  // The second largest count: a single row may have more cells by chance.
  const most = counts[1] ?? 0
  const fullest = rows.filter(({ groups }) => {
    return groups >= Math.max(2, Math.ceil(most * settings.columns.fullShareMin))
  })
  const full = fullest.map(({ pieces, fontSize }) => {
    return { pieces: pieces.filter(({ text }) => !signs.test(text)), fontSize }
  })
  if (full.length < 2) return []
  const size = median(full.map(({ fontSize }) => fontSize)) ?? 1
  const inked = inkedParts(full, Math.floor(full.length * settings.columns.crossingShareMax))
  if (inked.length > settings.columns.countMax) return []
  return withSigns(fullest, withGaps(full, inked, size))
}

/** The ranges in which more than `fewest` rows have text. */
function inkedParts(rows: readonly Printed[], fewest: number): PrintedColumn[] {
  const edges = rows.flatMap(({ pieces }) =>
    unionOf(pieces).flatMap(({ start, end }) => [
      { at: start, by: 1 },
      { at: end, by: -1 },
    ]),
  )
  edges.sort((a, b) => a.at - b.at || a.by - b.by)
  const parts: PrintedColumn[] = []
  let depth = 0
  let start = 0
  for (const { at, by } of edges) {
    if (depth <= fewest && depth + by > fewest) start = at
    if (depth > fewest && depth + by <= fewest) parts.push({ start, end: at })
    depth += by
  }
  return parts
}

function unionOf(pieces: readonly PlacedPiece[]): PrintedColumn[] {
  const parts: { start: number; end: number }[] = []
  for (const { start, end } of pieces) {
    const last = parts.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else parts.push({ start, end })
  }
  return parts
}

/** Joins ranges that are hardly apart in most rows: they are words of one cell. */
function withGaps(
  full: readonly Printed[],
  parts: readonly PrintedColumn[],
  size: number,
): PrintedColumn[] {
  const gaps = parts.map((): number[] => [])
  const filled = rowsIn(parts, full)
  for (const { pieces } of full)
    for (const [index, piece] of pieces.entries()) {
      const before = pieces[index - 1]
      if (!before) continue
      const to = partAt(parts, piece.start)
      for (let part = partAt(parts, before.end) + 1; part <= to; part++)
        gaps[part]?.push(piece.start - before.end)
    }
  const joined: { start: number; end: number; rows: Set<number> }[] = []
  for (const [index, { start, end }] of parts.entries()) {
    const last = joined.at(-1)
    const own = gaps[index] ?? []
    const usual = median(own) ?? 0
    const least = leastGap(full.length) * size
    const rows = filled[index] ?? new Set<number>()
    const isOne = own.length < 2 || usual < least || (last && areNameAndValues(last.rows, rows))
    if (last && isOne) {
      last.end = end
      for (const row of rows) last.rows.add(row)
    } else joined.push({ start, end, rows: new Set(rows) })
  }
  return joined.map(({ start, end }) => ({ start, end }))
}

/** The least gap between columns that so many rows have: in prose no gap between words runs through many lines. */
function leastGap(rowCount: number): number {
  if (rowCount >= 4) return settings.columns.gapOfManyMin
  return rowCount === 3 ? settings.columns.gapOfThreeMin : settings.gapMin
}

/**
 * Whether one range has the header of the column that the other has the values of: no row has both, and one of them is
 * in few rows.
 */
function areNameAndValues(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  return few.size <= settings.namesMax && ![...few].some((row) => many.has(row))
}

/** Widens columns by the signs that stand apart from their numbers. */
function withSigns(rows: readonly PrintedRow[], columns: readonly PrintedColumn[]): Columns {
  const starts = columns.map(({ start }) => start)
  const ends = columns.map(({ end }) => end)
  for (const { pieces } of rows)
    for (const piece of pieces) {
      if (!signs.test(piece.text)) continue
      const column = columnOf(columns, piece)
      starts[column] = Math.min(starts[column] ?? Infinity, piece.start)
      ends[column] = Math.max(ends[column] ?? -Infinity, piece.end)
    }
  return columns.map(({ start, end }, index) => {
    const before = columns[index - 1]?.end ?? -Infinity
    const after = columns[index + 1]?.start ?? Infinity
    return {
      start: Math.max(before, starts[index] ?? start),
      end: Math.min(after, ends[index] ?? end),
    }
  })
}

/** For each range the rows that have text in it. */
function rowsIn(parts: readonly PrintedColumn[], rows: readonly Printed[]): ReadonlySet<number>[] {
  const filled = parts.map(() => new Set<number>())
  for (const [row, { pieces }] of rows.entries())
    for (const { start } of pieces) filled[partAt(parts, start)]?.add(row)
  return filled
}

/** The last range that begins at or before `place`; -1 if none does. */
function partAt(parts: readonly PrintedColumn[], place: number): number {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((parts[middle]?.start ?? 0) <= place + settings.columns.rounding) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The column that contains most of the piece, or is nearest; a lone sign belongs to the column of its number. */
export function columnOf(columns: Columns, { start, end, text }: Piece): number {
  if (signs.test(text)) {
    const after = columns.findIndex((column) => column.end >= end)
    if (isOpeningSign(text)) return after < 0 ? columns.length - 1 : after
    return Math.max(
      0,
      columns.findLastIndex((column) => column.start <= start),
    )
  }
  let best = -1
  let most = -Infinity
  for (const [index, column] of columns.entries()) {
    const shared = Math.min(end, column.end) - Math.max(start, column.start)
    if (shared > most) {
      most = shared
      best = index
    }
  }
  return best
}

/** Whether two tables have their columns in the same positions. */
export function haveSameColumns(a: Columns, b: Columns): boolean {
  return (
    a.length === b.length &&
    a.every(({ start, end }, index) => {
      const other = b[index]
      return other !== undefined && Math.min(end, other.end) > Math.max(start, other.start)
    })
  )
}
