import { groupsOf, type PieceGroup, type PlacedPiece, type PrintedRow } from '../printed-rows.ts'
import { settings } from '../settings.ts'
import { isValue } from './is-value.ts'
import { type Columns, columnOf } from './printed-columns.ts'

/** A row of a table, with the text of each column. */
export type PrintedTableRow = {
  readonly cells: readonly string[]
  /** The number of lines of its tallest cell. */
  readonly lines: number
  /** The width of each cell that is a single line. */
  readonly widths: readonly number[]
  /** Text over several columns, and which ones; only in the first rows. */
  readonly spanning: readonly {
    readonly from: number
    readonly to: number
    readonly text: string
  }[]
  readonly fonts: ReadonlySet<string>
}

/**
 * Groups the lines of a table into rows. If the file has a line before another one that is drawn above it, both are of
 * one row, as cells are written one after the other. Otherwise the content of a line tells whether it continues the row
 * above. Undefined if the file is not in the order of rows.
 */
export function printedTableRows(
  printed: readonly PrintedRow[],
  columns: Columns,
): PrintedTableRow[] | undefined {
  const placed = printed.map((row) => placedIn(row, columns))
  const reach = placed.reduce((most, { cells }) => {
    return Math.max(most, cells[0]?.at(-1)?.end ?? most)
  }, -Infinity)
  const interleaved = interleavedSteps(printed)
  const wrapped = wrappedSteps(placed)
  const groups: Placed[][] = []
  for (const [index, row] of placed.entries()) {
    const group = groups.at(-1)
    const goesOn =
      group &&
      (interleaved[index] ||
        (wrapped?.[index] ??
          continues(group, row, placed[index + 1], { columnCount: columns.length, reach })))
    if (!goesOn) groups.push([row])
    else group.push(row)
    if ((groups.at(-1)?.length ?? 0) > settings.cellLinesMax) return undefined
  }
  return groups.map((group, index) => joinRow(group, columns, index <= settings.rows.headerRowsMax))
}

type Placed = {
  readonly row: PrintedRow
  readonly cells: readonly (readonly PlacedPiece[])[]
  readonly texts: readonly string[]
}

function placedIn(row: PrintedRow, columns: Columns): Placed {
  const cells = columns.map((): PlacedPiece[] => [])
  for (const piece of row.pieces) cells[columnOf(columns, piece)]?.push(piece)
  return { row, cells, texts: cells.map((pieces) => joinPieces(pieces, row.fontSize)) }
}

function joinPieces(pieces: readonly PlacedPiece[], fontSize: number): string {
  let text = ''
  let end = 0
  for (const piece of pieces) {
    const isApart =
      text !== '' && (piece.isSpaced || piece.start - end > fontSize * settings.spaceMin)
    text += (isApart ? ' ' : '') + piece.text
    end = piece.end
  }
  return text
}

/** For each row whether a row above it was written after a part of it or of a row below. */
function interleavedSteps(rows: readonly PrintedRow[]): boolean[] {
  const firsts = rows.map(({ pieces }) => pieces.reduce((a, b) => Math.min(a, b.line), Infinity))
  const lasts = rows.map(({ pieces }) => pieces.reduce((a, b) => Math.max(a, b.line), -1))
  const firstFrom = firsts.slice()
  for (let index = rows.length - 2; index >= 0; index--)
    firstFrom[index] = Math.min(firsts[index] ?? 0, firstFrom[index + 1] ?? 0)
  let lastBefore = -1
  return rows.map((_, index) => {
    const isInterleaved = index > 0 && lastBefore > (firstFrom[index] ?? 0)
    lastBefore = Math.max(lastBefore, lasts[index] ?? 0)
    return isInterleaved
  })
}

/**
 * For each row whether it goes on with the cells above, where distances tell this. So it is in a picture, which shows no
 * order of writing: the lines of a cell are near to each other, and fewer cells have a second one. Undefined if they are
 * of one kind, or if most of those that are near to each other are whole rows.
 */
function wrappedSteps(rows: readonly Placed[]): boolean[] | undefined {
  if (!rows.every(isRecognised)) return undefined
  const { nearestRatio, apartRatio, wrappedShareMin } = settings.rows
  const falls = rows.map(({ row }, index) => (rows[index - 1]?.row.height ?? Infinity) - row.height)
  const nearest = falls.reduce((least, fall) => Math.min(least, fall), Infinity)
  const areNear = falls.map((fall) => fall < nearest * nearestRatio)
  let above = new Set<number>()
  const areWrapped = rows.map((row, index) => {
    const own = filledOf(row)
    const isWrapped = own.length < above.size && own.every((column) => above.has(column))
    if (areNear[index] && isWrapped) return true
    above = new Set(own)
    return false
  })
  const count = (some: readonly boolean[]) => some.filter(Boolean).length
  const areApart = falls.map((fall) => fall > nearest * apartRatio)
  const isTold = count(areApart) > 1 && count(areWrapped) >= count(areNear) * wrappedShareMin
  return isTold ? areWrapped : undefined
}

/**
 * Whether a line continues cells of the row above, judged by its content and distance. `reach` is where the longest
 * line of the first column ends.
 */
function continues(
  group: readonly Placed[],
  row: Placed,
  next: Placed | undefined,
  { columnCount, reach }: { readonly columnCount: number; readonly reach: number },
): boolean {
  const before = group.at(-1)
  if (!before) return false
  const fall = before.row.height - row.row.height
  const { sameRowFallMax, wrappedFallMax, apartRatio } = settings.rows
  if (fall < row.row.fontSize * sameRowFallMax) return true
  if (fall > row.row.fontSize * wrappedFallMax) return false
  const below = next && row.row.height - next.row.height
  if (below !== undefined && below > 0 && fall > below * apartRatio) return false
  const own = filledOf(row)
  // A note on the column headers.
  if (own.length === 1 && own[0] !== 0 && row.texts[own[0] ?? 0]?.startsWith('(')) return false
  const above = new Set(group.flatMap(filledOf))
  const text = row.texts[0] ?? ''
  if (!own.includes(0)) {
    const isRest = own.every((column) => !isValue(row.texts[column] ?? '') && above.has(column))
    return isRest && (isRecognised(row) || own.length < Math.max(2, columnCount - 1))
  }
  if (own.length === 1 && above.size > 1) return /^\p{Ll}/u.test(text) && above.has(0)
  if (above.size > 1 || !above.has(0) || own.length === 1) return false
  if (/[:.]$/.test(before.texts[0] ?? '')) return false
  return /^\p{Ll}/u.test(text) || isWrapped(before, row, reach)
}

function isRecognised({ row }: Placed): boolean {
  return row.pieces.every(({ font }) => font === settings.recognisedFont)
}

function filledOf({ texts }: Placed): number[] {
  return texts.flatMap((text, column) => (text === '' ? [] : column))
}

/** Whether the first word of the line would not have fitted on the line above. */
function isWrapped(before: Placed, row: Placed, reach: number): boolean {
  const line = before.cells[0]?.at(-1)
  const first = row.cells[0]?.[0]
  if (!line || !first) return false
  const word = /^\S+/.exec(first.text)?.[0].length ?? 0
  const width = ((first.end - first.start) / Math.max(first.text.length, 1)) * (word + 1)
  return line.end + width > reach
}

function joinRow(group: readonly Placed[], columns: Columns, mayName: boolean): PrintedTableRow {
  const cells = columns.map((_, column) =>
    joinedLines(group.flatMap(({ texts }) => texts[column] || [])),
  )
  return {
    cells,
    lines: Math.max(...columns.map((_, c) => group.filter(({ texts }) => texts[c]).length)),
    widths: columns.map((_, c) => {
      const pieces = group.flatMap(({ cells }) => cells[c] ?? [])
      const [first] = pieces
      return first ? pieces.reduce((most, { end }) => Math.max(most, end - first.start), 0) : 0
    }),
    spanning: mayName ? group.flatMap(({ row }) => spansOf(row, columns, cells)) : [],
    fonts: new Set(group.flatMap(({ row }) => row.pieces.map(({ font }) => font))),
  }
}

/** Joins the lines of a cell; a hyphen before a small letter divides a word and is removed. */
function joinedLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    if (/\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(line))
      return text.slice(0, -1) + line
    return text + (text === '' || /[\p{L}\p{N}]-$/u.test(text) ? '' : ' ') + line
  }, '')
}

/** The groups of pieces that span more than one column. */
function spansOf(
  row: PrintedRow,
  columns: Columns,
  cells: readonly string[],
): PrintedTableRow['spanning'] {
  const groups = groupsOf(row.pieces, row.fontSize * settings.rows.headerGapMax)
  if (groups.length === columns.length) return []
  return groups.flatMap((group, index) => {
    const over = columns.flatMap((column, place) => {
      const shared = Math.min(group.end, column.end) - Math.max(group.start, column.start)
      const least = settings.rows.sharedMin * Math.min(row.fontSize, column.end - column.start)
      return shared > least ? place : []
    })
    // A group between two columns spans both, if neither has a name of its own beside it.
    if (over.length === 0 && isNamed(groups, index, columns)) return []
    const middle = (group.start + group.end) / 2
    const [first = columns.findLastIndex(({ end }) => end <= middle)] = over
    const last = over.at(-1) ?? columns.findIndex(({ start }) => start >= middle)
    if (first <= 0 || last < 0) return []
    const isFree = (place: number) => cells[place] === '' || over.includes(place)
    const { from, to } = centred(group, columns, { from: first, to: last }, isFree)
    return from === to ? [] : [{ from, to, text: group.text }]
  })
}

/** Whether one of the columns beside a group has its own name, which is then the group beside it. */
function isNamed(groups: readonly PieceGroup[], index: number, columns: Columns): boolean {
  const before = groups[index - 1]
  const after = groups[index + 1]
  const left = columns.findLast(({ end }) => end <= (groups[index]?.start ?? 0))
  const right = columns.find(({ start }) => start >= (groups[index]?.end ?? 0))
  return (
    (before !== undefined && left !== undefined && before.end > left.start) ||
    (after !== undefined && right !== undefined && after.start < right.end)
  )
}

type Over = { readonly from: number; readonly to: number }

/** The columns over which a header is centred: those below it, and neighbours without a header of their own. */
function centred(
  name: PieceGroup,
  columns: Columns,
  under: Over,
  isFree: (column: number) => boolean,
): Over {
  const middle = (name.start + name.end) / 2
  const offOf = ({ from, to }: Over) => {
    return Math.abs(((columns[from]?.start ?? 0) + (columns[to]?.end ?? 0)) / 2 - middle)
  }
  let best = under
  for (let from = under.from; from > 0 && isFree(from); from--)
    for (let to = under.to; to < columns.length && isFree(to); to++)
      if (offOf({ from, to }) < offOf(best) - 1) best = { from, to }
  return best
}
