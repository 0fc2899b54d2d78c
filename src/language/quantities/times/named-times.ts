import type { CalendarUnit, Chronology, NamedPeriod } from '../../chronology-words.ts'
import type { Language } from '../../language.ts'
import type { Range } from '../../words/words.ts'

import { calendarOf } from '../calendar.ts'

import {
  type Days,
  dateOf,
  dayOf,
  isYear,
  monthsOf,
  shareOf,
  weekdayOf,
  weekOf,
  yearOf,
} from './days.ts'

import { type FoundTime, timeOf, timeOfYear } from './found-time.ts'

/** What stands before a time and means a part of it: "the second half of", "early", "around", "Q2". */
export type PartOfTime = Range & {
  /** The part of a time; undefined if a time of such a length has none. */
  readonly of: (days: Days) => Days | undefined
  /** The time that it is without another one behind it. */
  readonly alone?: FoundTime
}

/** Decades, centuries and weeks by their numbers and names: "the 1930s", "XIXe siècle", "KW 14". */
export function namedTimes(text: string, words: Chronology): readonly FoundTime[] {
  const decades = Array.from(text.matchAll(decade), ({ 0: written, index }) => {
    const rest = text.slice(index + written.length)
    const ending = words.decadesBehind.find((one) => {
      return rest.startsWith(one) && !/^\p{L}/u.test(rest.slice(one.length))
    })
    return { ending, start: index, year: Number(written) }
  })
  return [
    ...decades.flatMap(({ ending, start, year }) =>
      ending === undefined ? [] : decadeFrom({ start, end: start + 4 + ending.length }, year),
    ),
    ...words.decadesBefore.find(text).flatMap(({ start, end }) => {
      const [written, number] = decadeBehind.exec(text.slice(end, end + 8)) ?? []
      if (written === undefined) return []
      const year = Number(number)
      return decadeFrom({ start, end: end + written.length }, year < 100 ? 1900 + year : year)
    }),
    ...words.century.find(text).flatMap((name) => centuryAround(text, name) ?? []),
    ...words.week.find(text).flatMap(({ start, end }) => {
      const [written, week = '', year] = weekBehind.exec(text.slice(end, end + 12)) ?? []
      if (written === undefined || Number(week) < 1 || Number(week) > 53) return []
      const range = { start, end: end + written.length }
      return timeOfYear(range, (one) => weekOf(one, Number(week)), year ? Number(year) : undefined)
    }),
    ...words.periods.find(text).flatMap(({ value: { kind, nth }, ...range }) => {
      if (kind === 'decade') return decadeFrom(range, 1900 + nth)
      return kind === 'century' ? centuryOf(range, nth) : []
    }),
  ]
}

const decade = /(?<![\p{L}\d.,])(?:1\d|20)\d0(?=\S)/gu
const decadeBehind = /^\s[’']?((?:1\d|20)?\d0)(?!\d|[.,]\d)/u
const weekBehind = /^\s?(\d{1,2})(?!\d|[.,]\d)(?:[\s/]+(\d{4})(?!\d))?/u

function decadeFrom(range: Range, year: number): FoundTime {
  return timeOf(range, { from: dayOf(year), to: dayOf(year + 10) }, year)
}

function centuryOf(range: Range, nth: number): FoundTime {
  const first = (nth - 1) * 100
  return timeOf(range, { from: dayOf(first), to: dayOf(first + 100) }, first)
}

/** A century whose number stands before or behind its name, in figures or as a Roman numeral. */
function centuryAround(text: string, { start, end }: Range): FoundTime | undefined {
  const head = text.slice(Math.max(0, start - 10), start)
  const before = centuryBefore.exec(head)
  const behind = before ? undefined : centuryBehind.exec(text.slice(end, end + 8))
  const nth = numberOf(before?.[1] ?? behind?.[1])
  if (nth < 5 || nth > 21) return undefined
  return centuryOf(
    { start: start - (before?.[0].length ?? 0), end: end + (behind?.[0].length ?? 0) },
    nth,
  )
}

const centuryBefore = /(?<![\p{L}\d])(\d{1,2}|[XVI]{1,5})(?:\p{Ll}{1,3}|[.º°ᵉ])?[\s-]$/u
const centuryBehind = /^\s(\d{1,2}|[XVI]{1,5})(?![\p{L}\d])/u

function numberOf(written = ''): number {
  if (/^\d+$/.test(written)) return Number(written)
  const values = Array.from(written, (letter) => ({ I: 1, V: 5, X: 10 })[letter] ?? 0)
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
}

/** Years that no date is read of: before a colon, as the label of what follows, and two of them: "1914-1918", "2026/27". */
export function furtherYears(text: string): readonly FoundTime[] {
  return Array.from(text.matchAll(labelOrRange), ({ 0: written, index, groups = {} }) => {
    const first = Number(groups.first)
    const other = Number(groups.last ?? first)
    const last = other < 100 ? Math.floor(first / 100) * 100 + other : other
    const range = { start: index, end: index + written.length }
    if (last < first) return undefined
    const days = { from: dayOf(first), to: dayOf(last + 1) }
    return { ...timeOf(range, days, first), lasts: last > first }
  }).filter((time) => time !== undefined)
}

const labelOrRange =
  /(?<![\p{L}\d.,/:-])(?<first>1\d{3}|20\d{2})(?:[-/](?<last>(?:1\d|20)?\d{2})(?![\p{L}\d/-]|[.,:]\d)|(?=:(?!\d)))/gu

/** Halves, quarters, seasons, "early" and "around", in order. */
export function partsOfTimes(text: string, words: Chronology): readonly PartOfTime[] {
  return [
    ...words.periods.find(text).flatMap(({ value, ...range }) => periodPart(range, value) ?? []),
    ...Array.from(text.matchAll(quarterOrHalf), ({ 0: written, index }) => {
      const kind = written.startsWith('Q') ? ('quarter' as const) : ('half' as const)
      const range = { start: index, end: index + written.length }
      return periodPart(range, { kind, nth: Number(written[1]) })
    }).flatMap((part) => part ?? []),
    ...words.parts.find(text).map(({ value, ...range }) => ({
      ...range,
      of: (days: Days) => shareOf(days, value / 4, value / 4 + 1 / 2),
    })),
    ...words.relations.find(text).flatMap(({ value, ...range }) => {
      if (value !== 'around') return []
      const near = ({ from }: Days) => yearsAround(dateOf(from).year)
      return [{ ...range, of: (days: Days) => (isYear(days) ? near(days) : days) }]
    }),
  ]
}

const quarterOrHalf = /(?<![\p{L}\d])(?:Q[1-4]|H[12])(?![\p{L}\d])/gu
/** "Around 1910" is two years before or after it at most. */
function yearsAround(year: number): Days {
  return { from: dayOf(year - 2), to: dayOf(year + 3) }
}

function periodPart(range: Range, { kind, nth }: NamedPeriod): PartOfTime | undefined {
  if (kind === 'decade' || kind === 'century') return undefined
  if (kind === 'season') {
    // A winter may be that at the beginning of a year or at its end.
    const daysIn = (year: number) => monthsOf(year, nth === 4 ? 1 : nth * 3, nth === 4 ? 14 : 3)
    return { ...range, of: (days) => (isYear(days) ? daysIn(dateOf(days.from).year) : undefined) }
  }
  const count = kind === 'quarter' ? 4 : 2
  const months = 12 / count
  const daysIn = (year: number) => monthsOf(year, (nth - 1) * months + 1, months)
  return {
    ...range,
    of: (days) => {
      if (isYear(days)) return daysIn(dateOf(days.from).year)
      const isLong = kind === 'half' && days.to - days.from > daysOfYear
      return isLong ? shareOf(days, (nth - 1) / 2, nth / 2) : undefined
    },
    alone: timeOfYear(range, daysIn, undefined),
  }
}

const daysOfYear = 366

/** Times by how far they are from today: "tomorrow", "next week", "this weekend". */
export function timesFromToday(
  text: string,
  words: Chronology,
  today: number,
): readonly FoundTime[] {
  return words.fromToday.find(text).map(({ value: { unit, offset }, ...range }) => {
    return timeOf(range, daysFrom(today, unit, offset), dateOf(today).year)
  })
}

function daysFrom(today: number, unit: CalendarUnit, offset: number): Days {
  const { year, month } = dateOf(today)
  const monday = today - weekdayOf(today) + offset * 7
  if (unit === 'day') return { from: today + offset, to: today + offset + 1 }
  if (unit === 'week') return { from: monday, to: monday + 7 }
  if (unit === 'weekend') return { from: monday + 5, to: monday + 7 }
  return unit === 'month' ? monthsOf(year, month + offset, 1) : yearOf(year + offset)
}

/**
 * Months without a day or year, behind a preposition: "in March". In a question they may be in small letters; in a text
 * of a language that writes them with a capital they are then other words: "anyone of 14 or over may join".
 */
export function monthsAlone(
  months: readonly (Range & { readonly value: number })[],
  text: string,
  { prepositions, code }: Language,
  isQuestion: boolean,
): readonly FoundTime[] {
  return months.flatMap(({ start, end, value }) => {
    const [, before = ''] = wordBefore.exec(text.slice(Math.max(0, start - 16), start)) ?? []
    const isNamed = prepositions.has(before) || (isQuestion && /\p{L}/u.test(before))
    const isWritten =
      isQuestion || /^\p{Lu}/u.test(text.slice(start, end)) || !calendarOf(code).hasCapitals
    if (!isNamed || !isWritten || /^\d/.test(text.slice(start, end))) return []
    return timeOfYear({ start, end }, (year) => monthsOf(year, value, 1), undefined)
  })
}

const wordBefore = /(?<!\p{L})(\p{L}{1,15})\s$/u
