import { withoutEnd } from '../../../base/text/without-end.ts'
import type { Aggregation, AggregationMeaning } from '../../../language/aggregation-words.ts'
import { type FoundDate, readDates } from '../../../language/dates.ts'
import { readNumbers } from '../../../language/numbers.ts'
import type { FoundPhrase } from '../../../language/phrases.ts'
import type { Range } from '../../../language/words.ts'
import { settings } from '../settings.ts'
import { type Column, measuredAs } from './columns.ts'
import type { Wording } from './wording.ts'

/** A condition on one column. The values of other columns do not matter. */
export type Filter = {
  readonly column: number
  /** As people write it: "Office: Oslo", "Salary > 90000". */
  readonly shown: string
  /** Whether the row with this index satisfies it. */
  readonly holds: (row: number) => boolean
}

type Found = FoundPhrase<readonly AggregationMeaning[]>

/** What the readers of filters read: the words of the question, and the table. */
export type Reading = {
  readonly wording: Wording
  readonly columns: readonly Column[]
  readonly aggregation: Aggregation
  /** Those of the languages of the question and of the table. */
  readonly aggregations: readonly Aggregation[]
  readonly found: readonly Found[]
}

/**
 * The conditions of a question, whose words are accounted for: comparisons, values of text columns, dates, properties.
 * Undefined if it is not clear what one of them means.
 */
export function readFilters(reading: Reading): readonly Filter[] | undefined {
  const read: Filter[] = []
  for (const readSome of [comparisons, valueFilters, dateFilters, propertyFilters]) {
    const filters = readSome(reading)
    if (filters === undefined) return undefined
    read.push(...filters)
  }
  return read
}

/** The columns of a scale: those whose name has one of its words. */
export function onScale(
  { wording }: Reading,
  among: readonly number[],
  scale: readonly string[],
): readonly number[] {
  const terms = wording.keysOf(scale)
  return among.filter((at) => wording.namesOf(at).some((term) => terms.has(term)))
}

/** The columns of the scales that the question names, outside of some ranges: prices in "What costs the most?" */
export function onNamedScales(
  reading: Reading,
  among: readonly number[],
  except: readonly Range[] = [],
): readonly number[] {
  const { wording, aggregation } = reading
  return aggregation.scales
    .filter((scale) => wording.hasOutside(wording.keysOf(scale), except))
    .flatMap((scale) => onScale(reading, among, scale))
}

export function onlyOne<Value>([one, another]: readonly Value[]): Value | undefined {
  return another === undefined ? one : undefined
}

const comparators = {
  above: { sign: '>', holds: (own: number, value: number) => own > value },
  atLeast: { sign: '≥', holds: (own: number, value: number) => own >= value },
  below: { sign: '<', holds: (own: number, value: number) => own < value },
  atMost: { sign: '≤', holds: (own: number, value: number) => own <= value },
}

/** "more than 90000", "before 2015". */
function comparisons(reading: Reading): readonly Filter[] | undefined {
  const { wording, columns, found } = reading
  const filters: Filter[] = []
  for (const { start, end: from, value: meanings } of found) {
    const kind = meanings.find((meaning) => meaning.kind in comparators)?.kind
    if (kind === undefined) continue
    const compared = comparedAt(wording, from)
    // "more employees than", "above average": what is compared is no number.
    if (compared === undefined) {
      if (meanings.every((meaning) => meaning.kind in comparators)) return undefined
      continue
    }
    const column = comparedColumn(reading, compared)
    const { name, measured } = columns[column ?? -1] ?? {}
    if (column === undefined || measured === undefined) return undefined
    const { date, number } = compared
    const value = measured.kind === 'date' ? date?.value : number
    if (value === undefined || !isSameUnit(wording.text, compared, columns[column]))
      return undefined
    const { holds, sign } = comparators[kind as keyof typeof comparators]
    // A year or a month stands for all its days.
    const step = measured.kind === 'date' ? stepOf(date) : 1
    const partOf = (one: number) => Math.floor(one / step)
    filters.push({
      column,
      shown: `${name} ${sign} ${wording.text.slice(compared.start, compared.end)}`,
      holds: (row) => {
        const own = measured.values[row]
        return own !== undefined && holds(partOf(own), partOf(value))
      },
    })
    wording.account([{ start, end: endOfUnit(wording.text, compared.end, columns[column]) }])
  }
  return filters
}

/** Where the number that ends at `end` ends together with the unit of the column, if it is written. */
function endOfUnit(text: string, end: number, column: Column | undefined): number {
  const rest = text.slice(end)
  const unit = unitsOf(column).find((one) => rest.trimStart().startsWith(one))
  return unit === undefined ? end : end + rest.indexOf(unit) + unit.length
}

type Compared = Range & {
  readonly date: FoundDate | undefined
  readonly number: number | undefined
}

/** The number or date that follows a comparing phrase, perhaps after a currency sign; undefined if none does. */
function comparedAt({ text, language }: Wording, end: number): Compared | undefined {
  const start = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)
  const rest = text.slice(start)
  // One character may be a currency; a sign is none.
  const isNext = (range: Range) => range.start === 0 || (range.start === 1 && !/^[-−–]/.test(rest))
  const date = readDates(rest, language).slice(0, 1).find(isNext)
  const number = readNumbers(rest, language).slice(0, 1).find(isNext)
  if (date === undefined && number === undefined) return undefined
  const length = Math.max(date?.end ?? 0, number?.end ?? 0)
  const written = rest.slice(0, length)
  const isAmbiguous =
    date === undefined &&
    ['en', 'de'].some((one) => readNumbers(written, one)[0]?.value !== number?.value)
  if (isAmbiguous) return undefined
  return { start, end: start + length, date, number: number?.value }
}

/**
 * The column that is compared: one that the question names, whose unit it writes, or the one of a scale that it names
 * ("costs" for prices). A number alone does not tell: "more than 2 employees" compares no salaries.
 */
function comparedColumn(reading: Reading, { date, end }: Compared): number | undefined {
  const { wording, columns } = reading
  const likely = [
    ...measuredAs(columns, 'number'),
    ...(date === undefined ? [] : measuredAs(columns, 'date')),
  ]
  const named = wording.mostNamed(likely)
  if (named !== undefined) return named
  const [after] = /^\S*/.exec(wording.text.slice(end).trimStart()) ?? ['']
  const unit = withoutEnd(after, /[?.,!;]/)
  const ofUnit = likely.filter((at) => unit !== '' && unitsOf(columns[at]).includes(unit))
  return onlyOne(ofUnit) ?? onlyOne(onNamedScales(reading, likely))
}

/** Whether the currency or % that is written with a number, if one is, is that of the column, which counts in ones. */
function isSameUnit(text: string, { start, end }: Compared, column: Column | undefined): boolean {
  if (/\b(?:thousand|million|billion|mio|mrd|tsd|millionen|millions)\b/i.test(column?.name ?? ''))
    return false
  const [sign] = /[\p{Sc}%]/u.exec(text.slice(start, end + 2)) ?? []
  const units = [column?.measured?.before.trim(), ...unitsOf(column)]
  return sign === undefined || units.some((unit) => unit?.includes(sign))
}

/** The unit of the numbers of a column: after each, or in brackets after its name: "Depth (m)". */
function unitsOf(column: Column | undefined): readonly string[] {
  const [, named = ''] = /[([]([^()[\]]{1,12})[)\]]$/.exec(column?.name ?? '') ?? []
  return [column?.measured?.after.trim() ?? '', named].filter(Boolean)
}

/** The columns that the question names and whose cells say yes or no: "with a balcony". */
function propertyFilters({ wording, columns, aggregations }: Reading): readonly Filter[] {
  const says = (words: 'affirmed' | 'denied', cell: string) =>
    (words === 'affirmed' ? yesMark : noMark).test(cell) ||
    aggregations.some((one) => one[words].has(cell))
  const properties = [...columns.keys()].filter((at) => {
    const cells = columns[at]?.cells ?? []
    const isProperty = cells.every((cell) => says('affirmed', cell) || says('denied', cell))
    return isProperty && wording.hasWholeName(at)
  })
  return properties.map((column) => {
    wording.accountForName(column)
    const { name = '', cells = [] } = columns[column] ?? {}
    const shown = cells.find((cell) => says('affirmed', cell)) ?? '✓'
    return {
      column,
      shown: `${name}: ${shown}`,
      holds: (row) => says('affirmed', cells[row] ?? ''),
    }
  })
}

const yesMark = /^[✓✔•]$/u
const noMark = /^[-–—✗✘]?$/u

/**
 * The values of text columns that the question has, the longest first. Undefined if one is a letter or two ("a B"),
 * stands in several columns or within other values ("Berlin, Oslo"), or if the question has two of one column.
 */
function valueFilters({ wording, columns }: Reading): readonly Filter[] | undefined {
  const { valueLengthMin, valueLengthMax } = settings.aggregation
  const isUnread = (cell: string) => cell.length < valueLengthMin && wording.hasExactly(cell)
  if (columns.some(({ cells }) => cells.some(isUnread))) return undefined
  const candidates = columns.flatMap(({ cells, measured }, column) => {
    if (measured !== undefined) return []
    const isValue = ({ length }: string) => length >= valueLengthMin && length <= valueLengthMax
    const values = [...new Set(cells)].filter(isValue)
    return values.map((value) => ({ column, value, terms: wording.termsOf(value) }))
  })
  candidates.sort((a, b) => b.terms.length - a.terms.length)
  const filters: Filter[] = []
  for (const { column, value, terms } of candidates) {
    if (!wording.accountForAll(terms)) continue
    const { name = '', cells = [] } = columns[column] ?? {}
    const isElsewhere = candidates.some(
      (other) =>
        (other.column !== column || other.value !== value) &&
        terms.every((term) => other.terms.includes(term)),
    )
    if (isElsewhere || filters.some((filter) => filter.column === column)) return undefined
    const holds = (row: number) => cells[row] === value
    filters.push({ column, shown: `${name}: ${value}`, holds })
  }
  return filters
}

/**
 * "in 2015", "in May 2022": the rows whose date is within, if the question names the column. Undefined for several dates,
 * or one that is no such part of a time.
 */
function dateFilters(reading: Reading): readonly Filter[] | undefined {
  const { wording, columns, aggregation } = reading
  const { text, language } = wording
  const [date, another] = readDates(text, language).filter(
    (one) => one.year !== undefined && wording.isOpen(one),
  )
  if (date === undefined) return []
  const dated = measuredAs(columns, 'date')
  const within = aggregation.within.find(text)
  const column = wording.mostNamed(dated) ?? onlyOne(onNamedScales(reading, dated, within))
  const { name = '', measured } = columns[column ?? -1] ?? {}
  const isWithin = within.some(
    ({ end }) => end <= date.start && text.slice(end, date.start).trim() === '',
  )
  if (another || column === undefined || measured === undefined || !isWithin) return undefined
  wording.account([date])
  const partOf = (value: number) => Math.floor(value / stepOf(date))
  const holds = (row: number) => {
    const own = measured.values[row]
    return own !== undefined && partOf(own) === partOf(date.value)
  }
  return [{ column, shown: `${name}: ${text.slice(date.start, date.end)}`, holds }]
}

/** The part of the value of a date that its missing parts take up. */
function stepOf(date: FoundDate | undefined): number {
  if (date?.day !== undefined && date.day > 0) return 1
  return date?.month !== undefined && date.month > 0 ? 100 : 10_000
}
