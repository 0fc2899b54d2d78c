import { languageOf } from '../languages.ts'
import type { ValueKind } from '../value-words.ts'
import { fold } from '../words/fold.ts'
import type { Range } from '../words/words.ts'
import { calendarOf } from './calendar.ts'
import { readContacts } from './contacts.ts'
import { openingCurrency } from './currencies.ts'
import { dateRangeWords } from './date-range-words.ts'
import { readDates } from './dates.ts'
import { isTimeUnit, measureOpening } from './measures.ts'
import { readNumbers } from './numbers.ts'

/**
 * A value in a text with its kind; a number without a unit is a `count`. The range has the unit and what the value is
 * per ("1,150 euros a month"); `from` and `to` are of the number alone.
 */
export type FoundValue = Range & {
  readonly kind: ValueKind
  /** What it may be as well: pounds are money and a weight. */
  readonly or?: ValueKind
  readonly from: number
  readonly to: number
}

/**
 * The values of a text in its language: quantities with their units, money, dates, times of day, how often something
 * is, and where somebody is reached; in order, without overlaps. Linear in the length of the text.
 */
export function readValues(text: string, language: string): readonly FoundValue[] {
  const whole = (kind: ValueKind, { start, end }: Range) => ({
    kind,
    start,
    end,
    from: start,
    to: end,
  })
  const found = [
    ...readContacts(text).map(({ kind, ...range }) => whole(kind, range)),
    ...timesOfDay(text, language).map((range) => whole('time', range)),
    ...recurrences(text, language).map((range) => whole('recurrence', range)),
    ...datesIn(text, language).map((range) => whole('date', range)),
    ...quantities(text, language),
  ]
  const taken: FoundValue[] = []
  for (const one of found)
    if (taken.every(({ start, end }) => one.end <= start || end <= one.start)) taken.push(one)
  return asRanges(
    taken.sort((a, b) => a.start - b.start),
    text,
  )
}

/** With one value for two of a kind that make a range: "Monday to Friday", "9:00–17:00". */
function asRanges(values: readonly FoundValue[], text: string): readonly FoundValue[] {
  const joined: FoundValue[] = []
  for (const value of values) {
    const last = joined.at(-1)
    const isRange = last?.kind === value.kind && joins(text.slice(last.end, value.start))
    if (last && isRange) joined[joined.length - 1] = { ...last, end: value.end, to: value.to }
    else joined.push(value)
  }
  return joined
}

/** Dates, and days of the week; a number of four digits with a unit behind it is no year. */
function datesIn(text: string, language: string): readonly Range[] {
  const dates = readDates(text, language).filter(
    ({ start, end }) =>
      !/^\d{4}$/.test(text.slice(start, end)) ||
      (measureOpening(text.slice(end, end + unitLengthMax), language) === undefined &&
        openingCurrency(text.slice(end, end + unitLengthMax), language) === undefined &&
        !currencyBefore.test(text.slice(Math.max(0, start - 5), start))),
  )
  return [...dates, ...weekdays(text, language)]
}

/** The days of the week, also with an ending: "Wednesdays". */
function weekdays(text: string, language: string): readonly Range[] {
  const { days, dayStems } = calendarOf(language)
  if (languageOf(language).isUnspaced) return days.find(text)
  return Array.from(text.matchAll(word), ({ 0: written, index }) => {
    return { folded: fold(written), start: index, end: index + written.length }
  }).filter(({ folded }) =>
    [0, 1, 2].some((ending) => dayStems.has(folded.slice(0, folded.length - ending))),
  )
}

const word = /\p{L}[\p{L}\p{M}’']*/gu
const unitLengthMax = 30

/** "9:00", "9.30 Uhr", "5 pm". */
function timesOfDay(text: string, language: string): readonly Range[] {
  const names = languageOf(language).values.units.filter(([, kind]) => kind === 'time')
  const clocks = Array.from(text.matchAll(clock), ({ 0: written, index }) => {
    return { start: index, end: index + written.length }
  })
  const named = Array.from(text.matchAll(hour), ({ 0: written, index }) => {
    const end = index + written.length
    const rest = text.slice(end, end + unitLengthMax).toLowerCase()
    const name = names.find(([one]) => isOpening(rest, one.toLowerCase()))
    const gap = rest.length - rest.trimStart().length
    return name && { start: index, end: end + gap + name[0].length }
  })
  return [...named.filter((range) => range !== undefined), ...clocks]
}

function isOpening(rest: string, name: string): boolean {
  const trimmed = rest.trimStart()
  return trimmed.startsWith(name) && !/^\p{L}/u.test(trimmed.slice(name.length))
}

const clock =
  /(?<![\d.,:])(?:[01]?\d|2[0-4])(?::[0-5]\d(?::[0-5]\d)?|h[0-5]\d|\s?h\s[0-5]\d)(?:\s?[ap]\.?m\b\.?)?(?![\d:])/giu
const hour = /(?<![\d.,:])(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?(?![\d.,:]*\d)/gu

/** "every 500 hours or once a year", "daily": from the phrase to the end of its clause, at most some words. */
function recurrences(text: string, language: string): readonly Range[] {
  const { often } = languageOf(language).values
  const found: { start: number; end: number }[] = []
  for (const { start, end, value } of often.find(text)) {
    if (start < (found.at(-1)?.end ?? 0)) continue
    const [clause = ''] = text.slice(end, end + clauseLengthMax).split(clauseEnd, 1)
    const length = timedLength(clause, language)
    if (value === 'alone' || length > 0) found.push({ start, end: end + length })
  }
  return found
}

const clauseLengthMax = 60
const clauseEnd = /[,;:()!?]|\.(?:\s|$)|\s[–—-]\s/u

/** How much of a clause behind "every" or "once" is of the time: all up to its last unit or day of it. */
function timedLength(clause: string, language: string): number {
  let length = 0
  for (const { 0: written, index } of clause.matchAll(word))
    if (isTimeUnit(written, language) || calendarOf(language).words.has(fold(written)))
      length = index + written.length
  return length
}

const currencyBefore = /(?:\p{Sc}|US\$|\b[A-Z]{3})[\s\u00a0]?$/u

function quantities(text: string, language: string): readonly FoundValue[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of readNumbers(text, language)) {
    const last = joined.at(-1)
    const gap = text.slice(last?.end ?? start, start)
    if (last !== undefined && (joins(gap) || isGroup(gap, text.slice(start, end)))) last.end = end
    else joined.push({ start, end })
  }
  return joined.map(({ start, end }) => {
    const rest = text.slice(end, end + unitLengthMax)
    const sign = currencyBefore.exec(text.slice(Math.max(0, start - 5), start))?.[0] ?? ''
    const isPaid = sign !== '' && openingCurrency(sign.trim(), language) !== undefined
    const currency = isPaid ? 0 : openingCurrency(rest, language)
    const measure = isPaid ? undefined : measureOpening(rest, language)
    const isMoney = currency !== undefined
    const kind = isMoney ? 'money' : (measure?.kind ?? 'count')
    const or = isMoney && measure?.kind === 'mass' ? ({ or: 'mass' } as const) : undefined
    const to = end + (currency ?? measure?.end ?? 0)
    const per = kind === 'count' ? 0 : perWhat(text.slice(to, to + clauseLengthMax), language)
    return {
      kind,
      ...or,
      start: start - (isPaid ? sign.length : 0),
      end: to + per,
      from: start,
      to: end,
    }
  })
}

/** Whether what stands between two numbers makes one range of them: "3–5", "5 to 8", "84 x 62". */
function joins(gap: string): boolean {
  if (/^\s?[-–—×x/]\s?$/u.test(gap)) return true
  return dateRangeWords.between.has(/^\s(\p{L}{1,20})\s$/u.exec(gap)?.[1] ?? '')
}

function isGroup(gap: string, figures: string): boolean {
  return /^[ \u00a0\u202f]$/.test(gap) && /^\d{3}$/.test(figures)
}

/** How much of a text tells what a value before it is per: " a month", " per person", "/day". */
function perWhat(rest: string, language: string): number {
  const { aggregation, articles, prepositions, values } = languageOf(language)
  const [whole = '', first = '', second = ''] = twoWords.exec(rest) ?? []
  if (first === '') return 0
  const alone =
    whole.length - (second === '' ? 0 : whole.length - whole.indexOf(first) - first.length)
  if (/^\s?\//.test(rest)) return alone
  if (values.often.has(first) && !articles.has(first)) return alone
  const isEach = aggregation?.phrases.get(first)?.some(({ kind }) => kind === 'each') === true
  const isLink = isEach || articles.has(first) || prepositions.has(first)
  if (second !== '' && isLink && (isEach || isTimeUnit(second, language))) return whole.length
  return 0
}

const twoWords =
  /^(?:\s?\/\s?|[\s\u00a0])(\p{L}[\p{L}\p{M}’']{0,30})(?:[\s\u00a0](\p{L}[\p{L}\p{M}’']{0,30}))?/u
