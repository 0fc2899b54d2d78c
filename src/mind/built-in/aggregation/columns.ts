import { languageOf } from '../../../language/languages.ts'
import { openingCurrency } from '../../../language/quantities/currencies.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { exactUnitOpening } from '../../../language/quantities/exact-units.ts'
import { measureOpening } from '../../../language/quantities/measures.ts'
import { decimalStyles, readNumbers } from '../../../language/quantities/numbers.ts'
import type { ValueKind } from '../../../language/value-words.ts'
import { isEmpty, numbersOf, type Quantities } from './column-quantities.ts'
import type { Table } from './read-tables.ts'

export type Column = {
  readonly name: string
  readonly cells: readonly string[]
  /** The cells as numbers, if all that are not empty are numbers of one unit or dates. */
  readonly measured?: Quantities
  /** What kind of value they are, as their units tell. */
  readonly kind?: ValueKind
  /** Whether a cell is empty whose row may have its value in words that were not read. */
  readonly hasGaps?: boolean
}

/**
 * The columns of a table. Numbers must be the same in the language of the table and in that of the question, as it is
 * not always certain which one wrote them: "12.800" is twelve thousand or twelve. Linear in its length.
 */
export function columnsOf({ names, rows, language }: Table, asked: string): readonly Column[] {
  const free = [...new Set([asked, language, 'en'])].flatMap(
    (code) => languageOf(code).aggregation?.free ?? [],
  )
  const isFree = (cell: string) => free.some((phrases) => phrases.has(cell))
  return names.map((name, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '')
    const hasGaps = rows.some(({ isUnread }, row) => isUnread && cells[row] === '')
    const column = { name, cells, ...(hasGaps && { hasGaps }) }
    if (at === 0 && isNumbering(cells)) return column
    const isOfOne = language !== 'und' && !hasForeignDecimals(cells, language)
    const languages = [...new Set([asked, ...(isOfOne ? [language] : decimalStyles)])]
    const [numbers, ...others] = languages.map((one) => withFree(cells, isFree, one))
    const isSame = others.every((other) => String(other?.values) === String(numbers?.values))
    const measured = isSame
      ? (numbers ?? datesOf(cells, language === 'und' ? asked : language))
      : undefined
    if (measured === undefined) return column
    const kind = kindOf(name, measured, asked)
    const unit = measured.unit ?? (measured.after === '' ? unitInName(name, asked) : undefined)
    return { ...column, measured: { ...measured, ...(unit && { unit }) }, ...(kind && { kind }) }
  })
}

/** Whether cells have decimals as the language does not write them: beside "1,5" nothing tells what "2.500" is. */
function hasForeignDecimals(cells: readonly string[], language: string): boolean {
  const isOfPoints = readNumbers('1.500', language)[0]?.value === 1.5
  const foreign = isOfPoints ? /\d,\d{1,2}(?![\d,])/ : /\d\.\d{1,2}(?![\d.])/
  return cells.some((cell) => foreign.test(cell))
}

/** The numbers of cells, of which those of a price may be free. */
function withFree(
  cells: readonly string[],
  isFree: (cell: string) => boolean,
  language: string,
): Quantities | undefined {
  if (!cells.some(isFree)) return numbersOf(cells, language)
  const numbers = numbersOf(
    cells.map((cell) => (isFree(cell) ? '' : cell)),
    language,
  )
  if (numbers === undefined || kindOf('', numbers, language) !== 'money') return undefined
  return { ...numbers, values: cells.map((cell, at) => (isFree(cell) ? 0 : numbers.values[at])) }
}

function kindOf(
  name: string,
  { kind, before, after }: Quantities,
  language: string,
): ValueKind | undefined {
  if (kind === 'date') return 'date'
  const written = [before.trim(), ...unitsWritten({ name, after })].filter(Boolean)
  const isPaid = (unit: string) => openingCurrency(unit, language) !== undefined
  return written.some(isPaid)
    ? 'money'
    : written.flatMap((unit) => measureOpening(unit, language)?.kind ?? [])[0]
}

/** The unit that a column says in its name, if it converts exactly: "Depth (m)", "Area in km²". */
function unitInName(name: string, language: string): Quantities['unit'] {
  const [unit] = unitsWritten({ name, after: '' }).flatMap((one) => {
    const found = exactUnitOpening(one, language)
    return found?.end === one.length ? [found] : []
  })
  return unit
}

/** The units of the numbers of a column. */
export function unitsOf(column: Column | undefined): readonly string[] {
  return unitsWritten({ name: column?.name ?? '', after: column?.measured?.after ?? '' })
}

/** The unit of the numbers of a column: after each, or at the end of its name: "Depth (m)", "Area in km²". */
function unitsWritten({ name, after }: { name: string; after: string }): readonly string[] {
  const [, inBrackets, behindWord] =
    /(?:[([]([^()[\]]{1,12})[)\]]|\s\p{L}{1,3}\s(\S{1,6}))$/u.exec(name) ?? []
  return [after.trim(), inBrackets ?? behindWord ?? ''].filter(Boolean)
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

/**
 * The index of the column by whose cells the rows are told: the first, or the next one that names them if it has only
 * codes.
 */
export function namingColumn(columns: readonly Column[]): number {
  const named = columns.findIndex(
    (column) => !column.measured && isKey(column) && hasLetters(column) && !isOfCodes(column),
  )
  return isOfCodes(columns[0]) && named > 0 ? named : 0
}

/** Whether a column has nothing but codes: "LT-014", "7". */
export function isOfCodes(column: Column | undefined): boolean {
  return column?.cells.every((cell) => /\d/.test(cell) && !/[\p{Ll}\s]/u.test(cell)) === true
}

/** Whether each cell of a column names one thing: no list, no amount, nothing left out. */
export function hasOneEach(column: Column | undefined): boolean {
  return column?.cells.every((cell) => /\p{L}/u.test(cell) && !/^\d|[,;/+&]/.test(cell)) === true
}

function datesOf(cells: readonly string[], language: string): Quantities | undefined {
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
  if (date?.year === undefined || another !== undefined) return undefined
  const rest = cell.slice(0, date.start) + cell.slice(date.end)
  return rest === '' || besideDate.test(rest) ? date.value : undefined
}

/** What may stand beside a date: the day of the week before it, a time behind it. */
const besideDate = /^(?:\p{L}{2,12}[.,]{0,2}\s?)?(?:,?\s?\d{1,2}[:.]\d{2})?$/u

/** The indices of the columns that are numbers, or dates. */
export function measuredAs(
  columns: readonly Column[],
  kind: Quantities['kind'],
): readonly number[] {
  return [...columns.keys()].filter((at) => columns[at]?.measured?.kind === kind)
}
