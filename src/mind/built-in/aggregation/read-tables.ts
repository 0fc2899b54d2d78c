import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { decimalStyles, readNumbers } from '../../../language/quantities/numbers.ts'
import type { Range } from '../../../language/words/words.ts'
import { cellsOf, type Field, namesOfRecords, recordOf } from '../segmentation/tables.ts'

/** A table with all of its rows, except its header; without rows if they cannot be read. */
export type Table = {
  readonly docId: string
  readonly title: string
  /** The headings above it, outermost first. */
  readonly headings: readonly string[]
  /**
   * What may say what its rows are: the heading right above it; without one the title of its document, if no other
   * table of that was read. Otherwise empty.
   */
  readonly caption: string
  /** ISO 639-1, or `und`. */
  readonly language: string
  /** The names of its columns, as shown. */
  readonly names: readonly string[]
  readonly rows: readonly TableRow[]
}

/** A row: its range within a passage, and one cell for each column, as shown; empty where the row has none. */
export type TableRow = Range & {
  readonly passage: number
  readonly cells: readonly string[]
}

/** A row as written, before the columns of its table are known. */
type Line = Range & { readonly passage: number; readonly text: string }

/** The lines of one table; `header` is undefined where each line names its values. */
type Lines = {
  readonly first: Passage
  /** The heading above it within its first passage. */
  readonly heading: string | undefined
  readonly header: string | undefined
  readonly lines: Line[]
}

/**
 * The tables of passages in reading order, joined where one passage continues the table of the one before. A table
 * whose rows do not all have the columns of the header has no rows: a value might stand under the wrong name.
 */
export function readTables(passages: readonly Passage[]): readonly Table[] {
  const found: Lines[] = []
  passages.forEach((passage, index) => {
    const { blocks, text, leadIn, docId } = passage
    const before = passages[index - 1]
    const continues =
      before?.docId === docId && before.blocks.at(-1)?.kind === 'row' && blocks[0]?.opens === false
    let current = continues ? found.at(-1) : undefined
    let heading: string | undefined
    for (const { kind, opens, start, end } of blocks) {
      const written = text.slice(start, end)
      if (kind === 'heading') heading = shown(written)
      if (kind !== 'row') {
        current = undefined
        continue
      }
      const line = { passage: index, start, end, text: written }
      if (current === undefined || opens) {
        const header = opens ? line.text : start === blocks[0]?.start ? leadIn?.text : undefined
        current = { first: passage, heading, header, lines: [] }
        found.push(current)
      }
      if (!opens) current.lines.push(line)
    }
  })
  const tablesOf = Map.groupBy(found, ({ first }) => first.docId)
  return found.map((lines) => tableOf(lines, tablesOf.get(lines.first.docId)?.length === 1))
}

function tableOf({ first, heading, header, lines }: Lines, isOnly: boolean): Table {
  const names = header === undefined ? namesOf(lines) : cellsOf(header)
  const rows = lines.map(({ text, ...place }) => {
    const cells = header === undefined ? recordCells(text, names) : filledUp(cellsOf(text), names)
    return { ...place, cells: cells ?? [] }
  })
  const isPlain = names.length > 1 && new Set(names).size === names.length
  const isWhole = isPlain && rows.every(({ cells }) => cells.length === names.length)
  const { docId, title, language } = first
  const headings = [...first.headings, ...(heading === undefined ? [] : [heading])]
  const caption = headings.at(-1) ?? (isOnly ? title.replace(fileExtension, '') : '')
  return { docId, title, headings, caption, language, names, rows: isWhole ? rows : [] }
}

/** The cells of a row, with the empty ones at its end, which are not written. A single cell stands over rows. */
function filledUp(cells: readonly string[], { length }: readonly string[]): readonly string[] {
  const missing = cells.length > 1 ? Math.max(length - cells.length, 0) : 0
  return [...cells, ...Array<string>(missing).fill('')]
}

const fileExtension = /\.[a-z]{1,5}$/i

/** The names that the lines `name: value; name: value` have. */
function namesOf(lines: readonly Line[]): readonly string[] {
  return namesOfRecords(
    lines.map(({ text }) =>
      (recordOf(text) ?? []).map(({ name, value }) => ({ name: shown(name), value })),
    ),
  )
}

/** The cells of such a line; undefined if it does not begin with one of the names. Linear in its length. */
function recordCells(line: string, names: readonly string[]): readonly string[] | undefined {
  const record = recordOf(line)
  const known = new Set(names)
  if (record?.every(({ name }) => known.has(shown(name)))) return cellsByName(record, names)
  const marks: { readonly column: number; readonly start: number; readonly end: number }[] = []
  names.forEach((name, column) => {
    const from = marks.at(-1)?.end ?? 0
    if (from === 0 && line.startsWith(`${name}: `))
      marks.push({ column, start: 0, end: name.length + 2 })
    else if (from > 0) {
      const start = line.indexOf(`; ${name}: `, from)
      if (start >= 0) marks.push({ column, start, end: start + name.length + 4 })
    }
  })
  if (marks.length === 0) return undefined
  const cells = names.map(() => '')
  marks.forEach(({ column, end }, at) => {
    cells[column] = shown(line.slice(end, marks[at + 1]?.start ?? line.length))
  })
  return cells
}

function cellsByName(record: readonly Field[], names: readonly string[]): readonly string[] {
  const values = new Map(record.map(({ name, value }) => [shown(name), shown(value)]))
  return names.map((name) => values.get(name) ?? '')
}

export type Column = {
  readonly name: string
  readonly cells: readonly string[]
  /** The cells as numbers, if all that are not empty are numbers of one unit or dates. */
  readonly measured?: Quantities
}

export type Quantities = {
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
  const languages = [...new Set([asked, ...(language === 'und' ? decimalStyles : [language])])]
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

const isEmpty = (cell: string) => /^[-–—]?$/.test(cell)

function numbersOf(cells: readonly string[], language: string): Quantities | undefined {
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
): (Omit<Quantities, 'kind' | 'values'> & { readonly value: number }) | undefined {
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
  const isWhole = date?.start === 0 && date.end === cell.length && another === undefined
  return isWhole && date.year !== undefined ? date.value : undefined
}

/** The indices of the columns that are numbers, or dates. */
export function measuredAs(
  columns: readonly Column[],
  kind: Quantities['kind'],
): readonly number[] {
  return [...columns.keys()].filter((at) => columns[at]?.measured?.kind === kind)
}
