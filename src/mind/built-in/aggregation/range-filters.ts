import { asDecimal } from '../../../base/as-decimal.ts'
import { languageOf } from '../../../language/languages.ts'
import { calendarOf } from '../../../language/quantities/calendar.ts'
import { currencyNames, openingCurrency } from '../../../language/quantities/currencies.ts'
import { type FoundDate, readDates } from '../../../language/quantities/dates.ts'
import { exactUnitOpening } from '../../../language/quantities/exact-units.ts'
import { decimalStyles, readNumbers } from '../../../language/quantities/numbers.ts'
import { withoutPunctuation } from '../../../language/sentence-ends.ts'
import type { Range } from '../../../language/words/words.ts'
import type { AccountedWords } from './accounted-words.ts'
import type { Quantities } from './column-quantities.ts'
import { type Column, measuredAs, unitsOf } from './columns.ts'
import { type Filter, onlyOne, onNamedScales, type TableQuestion } from './filter.ts'

/** How values are compared by a phrase of each kind, and the sign that shows it. */
export const comparators = {
  above: { sign: '>', holds: (own: number, value: number) => own > value },
  atLeast: { sign: '≥', holds: (own: number, value: number) => own >= value },
  below: { sign: '<', holds: (own: number, value: number) => own < value },
  atMost: { sign: '≤', holds: (own: number, value: number) => own <= value },
}

/** "more than 90000", "before 2015". */
export function comparisons(reading: TableQuestion): readonly Filter[] | undefined {
  const { wording, columns, found } = reading
  const filters: Filter[] = []
  for (const { start, end: from, value: meanings } of found) {
    const kind = meanings.find((meaning) => meaning.kind in comparators)?.kind
    // Columns that are compared with each other are read before.
    if (kind === undefined || !wording.isOpen({ start, end: from })) continue
    const compared = comparedAt(wording, from)
    // "more employees than", "above average": what is compared is no number.
    if (compared === undefined) {
      if (meanings.every((meaning) => meaning.kind in comparators)) return undefined
      continue
    }
    if (!wording.isOpen(compared)) continue
    const column = comparedColumn(reading, compared)
    const { name, measured } = columns[column ?? -1] ?? {}
    if (column === undefined || measured === undefined) return undefined
    const { date } = compared
    const value = measured.kind === 'date' ? date?.value : numberIn(compared, measured, wording)
    if (value === undefined || !isSameUnit(wording.text, compared, columns[column]))
      return undefined
    const { holds, sign } = comparators[kind as keyof typeof comparators]
    const endWithUnit = endOfUnit(wording, compared.end, columns[column])
    // A year or a month stands for all its days.
    const step = stepOf(date)
    const partOf = (one: number) => (measured.kind === 'date' ? Math.floor(one / step) : one)
    filters.push({
      column,
      shown: `${name} ${sign} ${wording.text.slice(compared.start, endWithUnit)}`,
      said: { start, end: compared.end },
      made: 'compared',
      holds: (row) => {
        const own = measured.values[row]
        return own !== undefined && holds(partOf(own), partOf(value))
      },
    })
    wording.account([{ start, end: endWithUnit }])
  }
  return filters
}

/**
 * "stock 0", "a warranty of 24 months", "2 seats": the rows with a number, if the question names the column before it,
 * with nothing between them that tells something, or right behind it.
 */
export function equalities(reading: TableQuestion): readonly Filter[] {
  const { wording, columns } = reading
  const likely = measuredAs(columns, 'number')
  return readNumbers(wording.text, wording.language).flatMap(({ start, end, value }) => {
    if (!wording.isOpen({ start, end }) || wording.isOfTitle({ start, end })) return []
    const named = wording.mostNamed(likely)
    const isBefore = named !== undefined && wording.isNamedBefore(start, named)
    const behind = likely.filter((at) => wording.hasAfter(end, wording.namesOf(at)))
    const column = isBefore ? named : onlyOne(behind)
    if (column === undefined) return []
    const { name = '', measured } = columns[column] ?? {}
    wording.account([{ start, end: endOfUnit(wording, end, columns[column]) }])
    wording.accountForName(column)
    const shown = `${name}: ${wording.text.slice(start, end)}`
    return [
      { column, shown, said: { start, end }, holds: (row) => measured?.values[row] === value },
    ]
  })
}

/** Where the number that ends at `end` ends together with the unit of the column or its currency, if it is written. */
export function endOfUnit(
  { text, language }: AccountedWords,
  end: number,
  column: Column | undefined,
): number {
  const rest = text.slice(end)
  const [after = ''] = /^\s*\S*/.exec(rest) ?? []
  const written = withoutPunctuation(after.trim())
  const { measured, name = '', cells = [] } = column ?? {}
  const currencies = currencyNames([measured?.before, name, cells[0]].join(' '), language)
  const exact = exactUnitOpening(rest, language)
  const unit =
    unitsOf(column).find((one) => rest.trimStart().startsWith(one)) ??
    // "British pounds" are pounds.
    currencies.find((one) => one === written || one.endsWith(` ${written}`))
  if (exact !== undefined && exact.dimension === measured?.unit?.dimension) return end + exact.end
  return unit === undefined ? end : end + rest.indexOf(written) + written.length
}

/** The number that is compared, in the unit of a column; undefined where it has another dimension: kilos of euros. */
function numberIn(
  { number, end }: Compared,
  { unit }: Quantities,
  { text, language }: AccountedWords,
): number | undefined {
  const written = exactUnitOpening(text.slice(end), language)
  if (number === undefined || unit === undefined || written === undefined) return number
  if (written.dimension !== unit.dimension) return undefined
  return asDecimal((number * written.factor) / unit.factor)
}

type Compared = Range & {
  readonly date: FoundDate | undefined
  readonly number: number | undefined
}

/** The number or date that follows a comparing phrase, perhaps after a currency sign; undefined if none does. */
function comparedAt({ text, language }: AccountedWords, end: number): Compared | undefined {
  const start = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)
  const rest = text.slice(start)
  // One character may be a currency; a sign is none.
  const isNext = (range: Range) => range.start === 0 || (range.start === 1 && !/^[-−–]/.test(rest))
  const date = readDates(rest, language).slice(0, 1).find(isNext)
  const number = readNumbers(rest, language).slice(0, 1).find(isNext)
  if (date === undefined && number === undefined) return undefined
  const length = Math.max(date?.end ?? 0, number?.end ?? 0)
  const written = rest.slice(0, length)
  // "3,000" has three decimals in no English question; "3.000" of one may be another style.
  const isOfThousands = language !== 'und' && number !== undefined && number.value >= 1000
  const isAmbiguous =
    date === undefined &&
    !isOfThousands &&
    decimalStyles.some((one) => readNumbers(written, one)[0]?.value !== number?.value)
  if (isAmbiguous) return undefined
  return { start, end: start + length, date, number: number?.value }
}

/**
 * The column that is compared: one that the question names, whose unit it writes, or the one of a scale that it names
 * ("costs" for prices). A number alone does not tell: "more than 2 employees" compares no salaries.
 */
function comparedColumn(reading: TableQuestion, { date, end }: Compared): number | undefined {
  const { wording, columns } = reading
  const likely = [
    ...measuredAs(columns, 'number'),
    ...(date === undefined ? [] : measuredAs(columns, 'date')),
  ]
  const named = wording.mostNamed(likely)
  const [after] = /^\S*/.exec(wording.text.slice(end).trimStart()) ?? ['']
  const unit = withoutPunctuation(after)
  const isOther = isOfOther(unit, named, reading)
  if (named !== undefined) return isOther ? undefined : named
  const dimension = exactUnitOpening(wording.text.slice(end), wording.language)?.dimension
  const ofUnit = likely.filter(
    (at) =>
      (unit !== '' && unitsOf(columns[at]).includes(unit)) ||
      (dimension !== undefined && columns[at]?.measured?.unit?.dimension === dimension),
  )
  const isPaid = openingCurrency(wording.text.slice(end), wording.language) !== undefined
  const ofMoney = likely.filter((at) => isPaid && columns[at]?.kind === 'money')
  return onlyOne(ofUnit) ?? onlyOne(onNamedScales(reading, likely)) ?? onlyOne(ofMoney)
}

/** Whether the word behind a number is of the name of another column: "days of leave after 7 years". */
function isOfOther(unit: string, column: number | undefined, reading: TableQuestion): boolean {
  const { wording, columns } = reading
  const terms = wording.keysOf([unit])
  const named = [...columns.keys()].filter((at) =>
    wording.namesOf(at).some((one) => terms.has(one)),
  )
  return unit !== '' && column !== undefined && named.length > 0 && !named.includes(column)
}

/** Whether the currency or % that is written with a number, if one is, is that of the column, which counts in ones. */
function isSameUnit(text: string, { start, end }: Compared, column: Column | undefined): boolean {
  if (manyOnes.test(column?.name ?? '')) return false
  const [sign] = /[\p{Sc}%]/u.exec(text.slice(start, end + 2)) ?? []
  const units = [column?.measured?.before.trim(), ...unitsOf(column)]
  return sign === undefined || units.some((unit) => unit?.includes(sign))
}

/** In the name of a column whose numbers count many each. */
export const manyOnes = /\b(?:thousand|million|billion|mio|mrd|tsd|millionen|millions)\b/i

/**
 * "in 2015", "in May 2022": the rows whose date is within, if the question names the column. Undefined for several
 * dates, or one that is no such part of a time.
 */
export function dateFilters(reading: TableQuestion): readonly Filter[] | undefined {
  const { wording, columns, aggregation } = reading
  const { text, language } = wording
  const dated = measuredAs(columns, 'date')
  const isOfTitle = (one: FoundDate) =>
    wording.mostNamed(dated) === undefined && wording.isOfTitle(one)
  const [date, another] = readDates(text, language).filter(
    (one) => one.year !== undefined && wording.isOpen(one) && !isOfTitle(one),
  )
  const within = aggregation.within.find(text)
  const columnOfDates = () =>
    wording.mostNamed(dated) ??
    onlyOne(onNamedScales(reading, dated, within)) ??
    onlyOne(dated.filter((at) => isCalledDate(columns[at]?.name ?? '', wording.tableLanguage)))
  if (date === undefined) return monthFilters(reading, columnOfDates())
  const column = columnOfDates()
  const { name = '', measured } = columns[column ?? -1] ?? {}
  const isWithin = isRightBehind(date, within, text)
  if (another || column === undefined || measured === undefined || !isWithin) return undefined
  wording.account([date])
  const partOf = (value: number) => Math.floor(value / stepOf(date))
  const holds = (row: number) => {
    const own = measured.values[row]
    return own !== undefined && partOf(own) === partOf(date.value)
  }
  const shown = `${name}: ${text.slice(date.start, date.end)}`
  return [{ column, shown, said: { start: date.start, end: date.end }, holds }]
}

/** Whether a column is called "Date", or nothing: then its dates are those of the rows themselves. */
function isCalledDate(name: string, language: string): boolean {
  return name === '' || languageOf(language).values.words.get(name)?.includes('date') === true
}

/** "in June": the rows whose date is in that month, of whatever year. */
function monthFilters(
  { wording, columns, aggregation }: TableQuestion,
  column: number | undefined,
): readonly Filter[] | undefined {
  const { text, language } = wording
  const { name = '', measured } = columns[column ?? -1] ?? {}
  if (column === undefined || measured === undefined) return []
  const within = aggregation.within.find(text)
  const [month, another] = calendarOf(language)
    .months.find(text)
    .filter((one) => wording.isOpen(one) && isRightBehind(one, within, text))
  if (month === undefined) return []
  if (another !== undefined) return undefined
  const said = { start: month.start, end: month.end }
  wording.account([said])
  const monthOf = (value: number) => Math.floor(value / 100) % 100
  const holds = (row: number) => {
    const own = measured.values[row]
    return own !== undefined && monthOf(own) === month.value
  }
  return [
    {
      column,
      shown: `${name}: ${text.slice(said.start, said.end)}`,
      said,
      made: 'compared',
      holds,
    },
  ]
}

/** Whether a range stands behind one of some others, with nothing but space between them. */
function isRightBehind({ start }: Range, others: readonly Range[], text: string): boolean {
  return others.some(({ end }) => end <= start && text.slice(end, start).trim() === '')
}

/** The part of the value of a date that its missing parts take up. */
function stepOf(date: FoundDate | undefined): number {
  if (date?.day !== undefined && date.day > 0) return 1
  return date?.month !== undefined && date.month > 0 ? 100 : 10_000
}
