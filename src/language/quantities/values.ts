import { languageOf } from '../languages.ts'
import type { ValueKind } from '../value-words.ts'
import { fold } from '../words/fold.ts'
import type { Range } from '../words/words.ts'
import { calendarOf, isDayOfWeek } from './calendar.ts'
import { readContacts } from './contacts.ts'
import { currencyBefore, openingCurrency } from './currencies.ts'
import { readDates } from './dates.ts'
import type { FoundValue } from './found-value.ts'
import { joins } from './joins.ts'
import { isTimeUnit, measureOpening } from './measures.ts'
import { readNumbers } from './numbers.ts'
import { readQuantities } from './read-quantities.ts'
import { timesOfDay } from './times-of-day.ts'

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
    perFrom: end,
  })
  const found = [
    ...readContacts(text).map(({ kind, ...range }) => whole(kind, range)),
    ...timesOfDay(text, language).map((range) => whole('time', range)),
    ...recurrences(text, language).map((range) => whole('recurrence', range)),
    ...datesIn(text, language).map((range) => whole('date', range)),
    ...readQuantities(text, language),
  ]
  const isTaken = new Uint8Array(text.length)
  const apart = found.filter(({ start, end }) => {
    if (isTaken.subarray(start, end).includes(1)) return false
    isTaken.fill(1, start, end)
    return true
  })
  const values = asRanges(
    apart.sort((a, b) => a.start - b.start),
    text,
  )
  return mayBeHours(values, text, language)
}

/**
 * Numbers alone, and durations in hours, that may be times of day by the word before them: "opens at 7", "à 16 h", "à 20
 * heures". A
 * number that counts what is named behind it is none: "at 7 locations".
 */
function mayBeHours(
  values: readonly FoundValue[],
  text: string,
  language: string,
): readonly FoundValue[] {
  const { values: words, stopWords } = languageOf(language)
  const { beforeHours, clockHours } = words
  const isHour = ({ kind, from, end }: FoundValue) => {
    if (kind !== 'count' && kind !== 'duration') return false
    const written = text.slice(from, end)
    const name = clockHours.find((one) => written.endsWith(` ${one}`)) ?? ''
    return bareHours.test(written.slice(0, written.length - name.length).trimEnd())
  }
  if (!values.some(isHour)) return values
  const begins = new Set(values.map(({ start }) => start))
  const counts = ({ kind, end }: FoundValue) => {
    const next = wordBehind.exec(text.slice(end, end + unitLengthMax))?.[1] ?? ''
    // "at 7 daily"
    return kind === 'count' && next !== '' && !stopWords.has(fold(next)) && !begins.has(end + 1)
  }
  const starts = new Set(
    beforeHours.find(text).map(({ end }) => {
      return end + (/^\s*/.exec(text.slice(end, end + unitLengthMax))?.[0].length ?? 0)
    }),
  )
  return values.map((value) => {
    return isHour(value) && starts.has(value.from) && !counts(value)
      ? { ...value, or: 'time' }
      : value
  })
}

const wordBehind = /^\s(\p{L}[\p{L}\p{M}’'-]*)/u

/** One hour of the day, or two: "7", "16 h", "7 to 10", "9-17". */
const bareHours = /^(?:[01]?\d|2[0-4])(?:\s?h)?(?:\D{1,8}(?:[01]?\d|2[0-4])(?:\s?h)?)?$/u

/** With one value for two of a kind that make a range: "Monday to Friday", "9:00–17:00". */
function asRanges(values: readonly FoundValue[], text: string): readonly FoundValue[] {
  const joined: FoundValue[] = []
  for (const value of values) {
    const last = joined.at(-1)
    const isRange = last?.kind === value.kind && joins(text.slice(last.end, value.start))
    if (last && isRange)
      joined[joined.length - 1] = { ...value, start: last.start, from: last.from }
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
        currencyBefore(text.slice(Math.max(0, start - 5), start), language) === ''),
  )
  return [...dates, ...weekdays(text, language)]
}

/** The days of the week, also with an ending: "Wednesdays". */
function weekdays(text: string, language: string): readonly Range[] {
  const calendar = calendarOf(language)
  if (languageOf(language).isUnspaced) return calendar.days.find(text)
  return Array.from(text.matchAll(word), ({ 0: written, index }) => {
    return { folded: fold(written), start: index, end: index + written.length }
  }).filter(({ folded }) => isDayOfWeek(folded, calendar))
}

const word = /\p{L}[\p{L}\p{M}’']*/gu
const unitLengthMax = 30

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

/**
 * How much of a clause behind "every" or "each" is of the time: all up to its last unit or day of it. None where more
 * stands before the first of them than what tells which: "every first and third Monday", but "every employee has 28 days".
 */
function timedLength(clause: string, language: string): number {
  const { coordinators, isUnspaced } = languageOf(language)
  const words = Array.from(clause.matchAll(word), ({ 0: written, index }) => {
    const folded = fold(written)
    const isTime = isTimeUnit(folded, language) || calendarOf(language).words.has(folded)
    return { folded, isTime, index, end: index + written.length }
  })
  const first = words.findIndex(({ isTime }) => isTime)
  if (first < 0) return 0
  const numbers = readNumbers(clause.slice(0, words[first]?.index), language)
  const from = numbers[0]?.start ?? Number.POSITIVE_INFINITY
  const to = numbers.at(-1)?.end ?? Number.NEGATIVE_INFINITY
  const others = words.slice(0, first).filter(({ index }) => index < from || index >= to)
  const joined = others.filter(({ folded }) => coordinators.has(folded)).length
  if (!isUnspaced && others.length - 2 * joined > 1) return 0
  return words.findLast(({ isTime }) => isTime)?.end ?? 0
}
