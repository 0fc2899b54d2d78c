import { readDates } from '../../../language/dates.ts'
import { readNumbers } from '../../../language/numbers.ts'
import type { Table } from './read-tables.ts'

export type Column = {
  readonly name: string
  readonly cells: readonly string[]
  /** The cells as numbers, if all that are not empty are numbers of one unit or dates. */
  readonly measured?: Measured
}

export type Measured = {
  readonly kind: 'number' | 'date'
  /** One for each row; undefined for an empty cell. A date is year × 10,000 + month × 100 + day. */
  readonly values: readonly (number | undefined)[]
  /** What stands before and after each number: a currency, a unit. */
  readonly before: string
  readonly after: string
  /** Digits after the decimal sign that all numbers have, at most 2: "4.50". */
  readonly decimals: number
}

/**
 * The columns of a table. Numbers must be the same in the language of the table and in that of the question, as it is
 * not always certain which one wrote them: "12.800" is twelve thousand or twelve. Linear in its length.
 */
export function columnsOf({ names, rows, language }: Table, asked: string): readonly Column[] {
  const languages = [...new Set([asked, ...(language === 'und' ? ['en', 'de'] : [language])])]
  return names.map((name, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '')
    if (at === 0 && isNumbering(cells)) return { name, cells }
    const [numbers, ...others] = languages.map((one) => numbersOf(cells, one))
    const isSame = others.every((other) => String(other?.values) === String(numbers?.values))
    const measured = isSame
      ? (numbers ?? datesOf(cells, language === 'und' ? asked : language))
      : undefined
    return { name, cells, ...(measured && { measured }) }
  })
}

/** Whether cells are numbers that name the rows: all different, no years. */
function isNumbering(cells: readonly string[]): boolean {
  const isNumber = cells.every((cell) => /^\d+$/.test(cell))
  const isYears = cells.every((cell) => /^(?:1\d|20)\d\d$/.test(cell))
  return isNumber && !isYears && isKey({ cells })
}

/** Whether all cells of a column differ, so that it names the rows. */
export function isKey(column: Pick<Column, 'cells'> | undefined): boolean {
  return column !== undefined && new Set(column.cells).size === column.cells.length
}

/** Whether the cells of a column say something in words. */
export function hasLetters({ cells }: Column): boolean {
  return cells.some((cell) => /\p{L}/u.test(cell))
}

/** Whether each cell of a column names one thing: no list, no amount, nothing left out. */
export function hasOneEach(column: Column | undefined): boolean {
  return column?.cells.every((cell) => /\p{L}/u.test(cell) && !/^\d|[,;/+&]/.test(cell)) === true
}

const isEmpty = (cell: string) => /^[-–—]?$/.test(cell)

function numbersOf(cells: readonly string[], language: string): Measured | undefined {
  const read = cells.map((cell) =>
    isEmpty(cell) ? undefined : (quantityOf(cell, language) ?? null),
  )
  const [first, ...others] = read.filter((one) => one !== undefined)
  if (first === undefined || first === null || others.length === 0) return undefined
  const { before, after } = first
  if (others.some((one) => one === null || one.before !== before || one.after !== after))
    return undefined
  const decimals = Math.min(...[first, ...others].map((one) => one?.decimals ?? 0))
  return { kind: 'number', values: read.map((one) => one?.value), before, after, decimals }
}

/** The longest unit after a number: "kWh/100 km" has digits of its own and is none. */
const unitLengthMax = 12
/** Before a number only a currency is a unit: "$", "EUR "; "Room 12" is a name. */
const currency = /^(?:\p{Sc}|[A-Z]{3}|[A-Z]{0,2}\p{Sc})?\s?$/u

/** A cell that is one number, perhaps with a sign and a unit: "−3.5 °C", "$1,200". */
function quantityOf(
  cell: string,
  language: string,
): (Omit<Measured, 'kind' | 'values'> & { readonly value: number }) | undefined {
  const [number, another] = readNumbers(cell, language)
  if (number === undefined || another !== undefined) return undefined
  const ahead = cell.slice(0, number.start)
  const isNegative = /[-−]$/.test(ahead)
  const before = isNegative ? ahead.slice(0, -1) : ahead
  const after = cell.slice(number.end)
  const isUnit = after.length <= unitLengthMax && !/\p{N}/u.test(after)
  if (!isUnit || !currency.test(before)) return undefined
  const [, fraction = ''] = /[.,](\d{1,2})$/.exec(cell.slice(number.start, number.end)) ?? []
  const value = isNegative ? -number.value : number.value
  return { before, after, decimals: fraction.length, value }
}

function datesOf(cells: readonly string[], language: string): Measured | undefined {
  // 03/04/2022 is a day in March or in April.
  if (cells.some((cell) => /^\d{1,2}\/\d{1,2}\//.test(cell))) return undefined
  const values = cells.map((cell) => (isEmpty(cell) ? undefined : (dateOf(cell, language) ?? null)))
  const read = values.filter((value) => value !== undefined)
  if (read.length < 2 || read.includes(null)) return undefined
  return {
    kind: 'date',
    values: values.map((value) => value ?? undefined),
    before: '',
    after: '',
    decimals: 0,
  }
}

/** The value of a cell that is one date with its year. */
function dateOf(cell: string, language: string): number | undefined {
  const [date, another] = readDates(cell, language)
  const isWhole = date?.start === 0 && date.end === cell.length && another === undefined
  return isWhole && date.year !== undefined ? date.value : undefined
}

/** The indices of the columns that are numbers, or dates. */
export function measuredAs(columns: readonly Column[], kind: Measured['kind']): readonly number[] {
  return [...columns.keys()].filter((at) => columns[at]?.measured?.kind === kind)
}
