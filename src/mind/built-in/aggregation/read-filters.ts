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
 * The conditions of a question, whose words are accounted for: comparisons, values of text columns, dates, properties. Undefined
 * if it is not clear which column is compared.
 */
export function readFilters(reading: Reading): readonly Filter[] | undefined {
  const compared = comparisons(reading)
  return (
    compared && [
      ...compared,
      ...valueFilters(reading),
      ...dateFilters(reading),
      ...propertyFilters(reading),
    ]
  )
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

/** The columns of the scales that the question names: prices in "What costs the most?" */
export function onNamedScales(reading: Reading, among: readonly number[]): readonly number[] {
  const { wording, aggregation } = reading
  return aggregation.scales
    .filter((scale) => wording.has(wording.keysOf(scale)))
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
    const compared = kind && comparedAt(wording, from)
    if (compared === undefined) continue
    const column = comparedColumn(reading, compared)
    const { name, measured } = columns[column ?? -1] ?? {}
    if (column === undefined || measured === undefined) return undefined
    const { date, number } = compared
    const value = measured.kind === 'date' ? date?.value : number
    if (value === undefined) return undefined
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
  const isNext = (range: Range) => range.start <= 1
  const date = readDates(rest, language).slice(0, 1).find(isNext)
  const number = readNumbers(rest, language).slice(0, 1).find(isNext)
  if (date === undefined && number === undefined) return undefined
  const length = Math.max(date?.end ?? 0, number?.end ?? 0)
  return { start, end: start + length, date, number: number?.value }
}

/**
 * The column that is compared: one that the question names, whose unit it writes, the one of a scale that it names
 * ("costs" for prices), or else the only one of its kind.
 */
function comparedColumn(reading: Reading, { date, end }: Compared): number | undefined {
  const { wording, columns } = reading
  const numbers = measuredAs(columns, 'number')
  const dates = date === undefined ? [] : measuredAs(columns, 'date')
  const named = wording.mostNamed([...numbers, ...dates])
  if (named !== undefined) return named
  const likely = dates.length > 0 ? dates : numbers
  const [after] = /^\S*/.exec(wording.text.slice(end).trimStart()) ?? ['']
  const unit = withoutEnd(after, /[?.,!;]/)
  const ofUnit = likely.filter((at) => unit !== '' && unitsOf(columns[at]).includes(unit))
  return [ofUnit, onNamedScales(reading, likely), likely]
    .map(onlyOne)
    .find((one) => one !== undefined)
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
    return isProperty && wording.mostNamed([at]) !== undefined
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

const yesMark = /^[✓✔xX•]$/u
const noMark = /^[-–—✗✘]?$/u

/** The values of text columns that the question has, the longest first. Values of one column are alternatives. */
function valueFilters({ wording, columns }: Reading): readonly Filter[] {
  const { valueLengthMax } = settings.aggregation
  const candidates = columns.flatMap(({ cells, measured }, column) => {
    if (measured !== undefined) return []
    const values = [...new Set(cells)].filter(({ length }) => length <= valueLengthMax)
    return values.map((value) => ({ column, value, terms: wording.termsOf(value) }))
  })
  candidates.sort((a, b) => b.terms.length - a.terms.length)
  const chosen = new Map<number, string[]>()
  for (const { column, value, terms } of candidates)
    if (wording.accountForAll(terms)) chosen.set(column, [...(chosen.get(column) ?? []), value])
  return [...chosen].map(([column, values]) => {
    const { name = '', cells = [] } = columns[column] ?? {}
    return {
      column,
      shown: `${name}: ${values.join(' / ')}`,
      holds: (row) => values.includes(cells[row] ?? ''),
    }
  })
}

/** "in 2015", "in May 2022": the rows whose date is within, if one column has dates. */
function dateFilters({ wording, columns }: Reading): readonly Filter[] {
  const dated = measuredAs(columns, 'date')
  const column = wording.mostNamed(dated) ?? onlyOne(dated)
  const { name = '', measured } = columns[column ?? -1] ?? {}
  if (column === undefined || measured === undefined) return []
  const dates = readDates(wording.text, wording.language).filter(
    (date) => date.year !== undefined && wording.isOpen(date),
  )
  wording.account(dates)
  return dates.map((date) => {
    const partOf = (value: number) => Math.floor(value / stepOf(date))
    return {
      column,
      shown: `${name}: ${wording.text.slice(date.start, date.end)}`,
      holds: (row) => {
        const own = measured.values[row]
        return own !== undefined && partOf(own) === partOf(date.value)
      },
    }
  })
}

/** The part of the value of a date that its missing parts take up. */
function stepOf(date: FoundDate | undefined): number {
  if (date?.day !== undefined && date.day > 0) return 1
  return date?.month !== undefined && date.month > 0 ? 100 : 10_000
}
