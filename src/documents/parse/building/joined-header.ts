/** A year may name a column. */
const year = /^(19|20)\d\d$/
/** More rows at the top of a table than this are no header. */
export const headerRowsMax = 4

/** A header, and how many rows at the top of the table it was made of. */
export type JoinedHeader = { readonly names: readonly string[]; readonly count: number }

/**
 * The first rows of a table as one header, if several name its columns; `below` is the first row after them. Rows are
 * joined where cells of the first go over several columns whose names stand below them, and where the names of single
 * columns go on in the next rows, or units stand there. That these are names, and not the first values, shows in names
 * that come again under another cell, or in values below them. Undefined if there is no such header.
 */
export function joinedHeader(
  rows: readonly (readonly string[])[],
  below: readonly string[] = [],
): JoinedHeader | undefined {
  const [over = [], second = []] = rows
  const left = firstFilled(over)
  const goesOn = (row: readonly string[]) => goesOnBelow(row, left, below)
  if (!areNamesUnder(over, second, below) && !goesOn(second)) return undefined
  const further = rows.slice(2)
  const end = further.findIndex((row) => !goesOn(row))
  const count = 2 + (end < 0 ? further.length : end)
  const used = rows.slice(0, count)
  const width = Math.max(...used.map(({ length }) => length))
  const names = Array.from({ length: width }, (_, at) => {
    return [...new Set(used.map((row) => row[at]))].filter((part) => part).join(' ')
  })
  const filled = names.filter((name) => name !== '')
  return new Set(filled).size === filled.length ? { names, count } : undefined
}

/** Whether a row may be part of a header: it begins further right than the first row, or has nothing but units. */
export function mayGoOn(row: readonly string[], first: readonly string[]): boolean {
  return isOfNames(row) && (firstFilled(row) > firstFilled(first) || areUnits(row))
}

/** Whether the names of a second row stand under cells of the first that go over several columns. */
function areNamesUnder(
  over: readonly string[],
  names: readonly string[],
  below: readonly string[],
): boolean {
  const isSpanned = (at: number) =>
    over[at] !== '' && (over[at] === over[at + 1] || over[at] === over[at - 1])
  const under = names.flatMap((name, at) => (name !== '' && isSpanned(at) ? { name, at } : []))
  if (under.length < 2 || !isOfNames(names)) return false
  const groups = Map.groupBy(under, ({ name }) => name)
  const comeAgain = [...groups.values()].some(
    (own) => new Set(own.map(({ at }) => over[at])).size > 1,
  )
  return comeAgain || under.some(({ at }) => isValue(below[at] ?? ''))
}

/**
 * Whether a row goes on with the names above it: it begins further right than they do, in column `left`, or has nothing
 * but units, and most of it stands over values of a row that has a name of its own.
 */
function goesOnBelow(row: readonly string[], left: number, below: readonly string[]): boolean {
  const filled = row.flatMap((cell, at) => (cell === '' ? [] : at))
  const overValues = filled.filter((at) => isValue(below[at] ?? '')).length
  return (
    isOfNames(row) &&
    (firstFilled(row) > left || areUnits(row)) &&
    (below[left] ?? '') !== '' &&
    overValues * 2 >= filled.length
  )
}

/** Whether a row has text, and no values but years. */
function isOfNames(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '') && row.every((cell) => !isValue(cell) || year.test(cell))
}

/** Whether several cells have text, and none a letter or a digit: `€ | €`. */
function areUnits(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell !== '')
  return filled.length > 1 && filled.every((cell) => !/[\p{L}\p{N}]/u.test(cell))
}

/** The column of the first cell that has text. */
export function firstFilled(row: readonly string[]): number {
  return row.findIndex((cell) => cell !== '')
}

/** Whether a cell is nothing but a number, a date or a time. */
export function isValue(cell: string): boolean {
  return /\d/.test(cell) && !/\p{L}/u.test(cell)
}
