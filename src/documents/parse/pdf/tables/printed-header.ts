import { settings } from '../settings.ts'
import { isValue } from './is-value.ts'
import type { Columns } from './printed-columns.ts'
import type { PrintedTableRow } from './printed-table-rows.ts'

/** A year, perhaps in a date, but not in a number such as 2026-0417. */
const year = /(^|[^\d.,])(19|20)\d\d([^\d.,%](?!\d{3})|$)/

/**
 * The first rows as one header, if they name the columns; a header that spans columns is put before each of their
 * names.
 */
export function printedHeader(
  rows: readonly PrintedTableRow[],
  columns: Columns,
): {
  readonly header: readonly string[] | undefined
  readonly body: readonly (readonly string[])[]
} {
  const at = rows
    .slice(0, settings.rows.headerRowsMax)
    .findIndex(({ spanning }) => spanning.length === 0)
  const names = rows[at]
  const next = rows.findIndex(({ spanning, cells }, index) => {
    return index > at && (spanning.length === 0 || cells[0] !== '')
  })
  const body = next < 0 ? [] : rows.slice(next)
  if (!names || body.length === 0 || !isHeader(names, body, columns))
    return { header: undefined, body: rows.map(({ cells }) => cells) }
  const over = rows.slice(0, next).filter((row) => row !== names)
  const header = names.cells.map((name, column) => {
    const groups = over.flatMap(({ spanning, cells }) => {
      const span = spanning.find(({ from, to }) => from <= column && column <= to)
      const isUnder = spanning.some(({ text }) => text === cells[column])
      return span?.text ?? (isUnder ? [] : (cells[column] ?? []))
    })
    return [...groups, name].filter((part) => part !== '').join(' ')
  })
  return { header, body: body.map(({ cells }) => cells) }
}

/** Whether most cells, except the first of each row, are numbers and no dates. */
function hasNumbers(rows: readonly PrintedTableRow[]): boolean {
  const cells = rows.flatMap(({ cells }) => cells.slice(1)).filter((cell) => cell !== '')
  return cells.filter((cell) => isValue(cell) && !/\p{L}/u.test(cell)).length > cells.length / 2
}

function isDate(text: string): boolean {
  return year.test(text) && text.length > 4
}

function isHeader(
  row: PrintedTableRow,
  body: readonly PrintedTableRow[],
  columns: Columns,
): boolean {
  const names = row.cells.filter((cell) => cell !== '')
  if (names.length < 2) return false
  const below = body[0]?.cells ?? []
  if (row.cells[0]?.endsWith(':') && below[0]?.endsWith(':')) return false
  // Years may name columns, but not those of dates.
  const later = row.cells.slice(1).flatMap((text, index) => {
    return text === '' ? [] : { text, isYear: year.test(text) && !isDate(below[index + 1] ?? '') }
  })
  const fonts = new Set(body.flatMap(({ fonts }) => [...fonts]))
  if (![...row.fonts].some((font) => fonts.has(font))) return true
  if (later.every(({ isYear }) => isYear) && hasNumbers(body)) return true
  const mayBeYears = columns.length > 2
  if (later.some(({ text, isYear }) => isValue(text) && !(mayBeYears && isYear))) return false
  const hasValues = columns.some((_, column) => {
    if (column === 0) return false
    const cells = body.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.filter(isValue).length > cells.length / 2
  })
  if (hasValues) return true
  return (
    columns.length > 2 &&
    names.length === columns.length &&
    names.every((name) => name.length <= settings.rows.headerLengthMax)
  )
}
