import type { Chronology } from '../../chronology-words.ts'
import { languageOf } from '../../languages.ts'
import { isWithinAny } from '../../words/ranges.ts'
import type { Range } from '../../words/words.ts'
import { calendarOf } from '../calendar.ts'
import { dateRangeWords } from '../date-range-words.ts'
import { type FoundDate, readDates } from '../dates.ts'
import { joins } from '../joins.ts'
import { type Days, dayOf, monthsOf, yearOf } from './days.ts'
import { type FoundTime, timeOfYear } from './found-time.ts'
import {
  furtherYears,
  monthsAlone,
  namedTimes,
  type PartOfTime,
  partsOfTimes,
  timesFromToday,
} from './named-times.ts'

/**
 * The times of a text in its language, in order and without overlaps: dates, months and years, decades, centuries,
 * quarters, weeks and seasons, parts of these ("the early seventies"), and from one to another ("14./15. Juni", "from
 * 1914 to 1918"). With `today`, which only a question has, also those that are told from it, such as "next week". None
 * in a language without the words. Linear in the length of the text.
 */
export function readTimes(text: string, language: string, today?: number): readonly FoundTime[] {
  const words = languageOf(language).chronology
  if (words === undefined) return []
  const dates = readDates(text, language)
  const months = calendarOf(language).months.find(text)
  const found = [
    ...dates.map((date) => timeOfDate(date, text, language)),
    ...namedTimes(text, words),
    ...furtherYears(text),
    ...monthsAlone(months, text, languageOf(language), today !== undefined).filter(
      (month) => !isWithinAny(month, dates),
    ),
    ...(today === undefined ? [] : timesFromToday(text, words, today)),
  ]
  const parts = partsOfTimes(text, words)
  const whole = withParts(apart(found), apart(parts), text)
  return joined(whole, text, language, words)
}

/** Of what overlaps, what begins first, and of that the longest. */
function apart<Found extends Range>(found: readonly Found[]): readonly Found[] {
  let last = 0
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < last) return false
      last = end
      return true
    })
}

/** A date as a time; one with two days, such as "14./15. Juni" or "5 and 7 May", from the first to the last. */
function timeOfDate(
  { start, end, year, month, day }: FoundDate,
  text: string,
  language: string,
): FoundTime {
  if (month === undefined) return timeOfYear({ start, end }, yearOf, year)
  if (day === undefined) return timeOfYear({ start, end }, (one) => monthsOf(one, month, 1), year)
  const [written = '', first = '', sign, word = ''] =
    dayBefore.exec(text.slice(Math.max(0, start - 14), start)) ?? []
  const { coordinators } = languageOf(language)
  const isRange =
    written !== '' &&
    Number(first) < day &&
    (sign !== undefined || dateRangeWords.between.has(word) || coordinators.has(word))
  const from = isRange ? Number(first) : day
  const daysIn = (one: number): Days => ({
    from: dayOf(one, month, from),
    to: dayOf(one, month, day + 1),
  })
  const time = timeOfYear({ start: isRange ? start - written.length : start, end }, daysIn, year)
  return { ...time, lasts: isRange }
}

const dayBefore =
  /(?<![\d.,:/-])(\d{1,2})(?:\p{L}{1,2}|[.º])?\s?(?:([-–/])|(?<=\s)(\p{L}{1,3}))\s?(?:\p{L}{1,3}\s)?$/u

/** Times with what stands before them and means a part of them, and parts of any year alone. */
function withParts(
  times: readonly FoundTime[],
  parts: readonly PartOfTime[],
  text: string,
): readonly FoundTime[] {
  const starts = new Set(times.map(({ start }) => start))
  const free = parts.filter((part) => !isWithinAny(part, times) || starts.has(part.start))
  const items = [
    ...times.map((time) => ({ at: time.start, time })),
    ...free.map((part) => ({ at: part.start, part })),
  ].toSorted((a, b) => a.at - b.at)
  const found: FoundTime[] = []
  for (const item of items.toReversed()) {
    if ('time' in item) {
      found.unshift(item.time)
      continue
    }
    const { part } = item
    const [next] = found
    const isBefore =
      next !== undefined && next.start >= part.end && isOf.test(text.slice(part.end, next.start))
    const own = isBefore ? partOf(next, part) : undefined
    if (own !== undefined) found[0] = own
    else if (part.alone !== undefined && !(next && next.start < part.end)) found.unshift(part.alone)
  }
  return found
}

/** At most two small words: " of the ", "-". */
const isOf = /^[\s/–-]?(?:\p{L}{1,4}(?:\s|[’'])){0,2}$/u

function partOf(time: FoundTime, { start, of }: PartOfTime): FoundTime | undefined {
  if (of(time.daysIn(time.year ?? anyYear)) === undefined) return undefined
  const daysIn = (year: number) => {
    const days = time.daysIn(year)
    return of(days) ?? days
  }
  return { ...time, start, daysIn }
}

const anyYear = 2000

/** With one time for two that make a range: "1936–1939", "between 1960 and 1980". */
function joined(
  times: readonly FoundTime[],
  text: string,
  language: string,
  { relations }: Chronology,
): readonly FoundTime[] {
  const { coordinators, articles } = languageOf(language)
  const between = relations.find(text).filter(({ value }) => value === 'between')
  const found: FoundTime[] = []
  for (const time of times) {
    const last = found.at(-1)
    const gap = text.slice(last?.end ?? 0, time.start)
    const bare = withoutArticle(gap, articles.find(gap).at(-1))
    const isBetween = () =>
      coordinators.has(bare.trim()) &&
      between.some(({ end }) => last && end <= last.start && last.start - end < betweenLengthMax)
    if (last !== undefined && gap.length < gapLengthMax && (joins(bare) || isBetween()))
      found[found.length - 1] = rangeOf(last, time)
    else found.push(time)
  }
  return found
}

const gapLengthMax = 24
const betweenLengthMax = 12

function withoutArticle(gap: string, article: Range | undefined): string {
  return article && /^\s*$/.test(gap.slice(article.end)) ? gap.slice(0, article.start) : gap
}

/** From one time to another, in the year of the other if only that has one, or over the end of a year. */
function rangeOf(first: FoundTime, last: FoundTime): FoundTime {
  const year = last.year ?? first.year
  const daysIn = (one: number): Days => {
    const { from } = first.daysIn(first.year ?? one)
    const { to } = last.daysIn(last.year ?? one)
    if (from < to) return { from, to }
    return last.year === undefined
      ? { from, to: last.daysIn(one + 1).to }
      : { from: first.daysIn(one - 1).from, to }
  }
  const isOfYears = first.year !== undefined && last.year !== undefined
  const days = isOfYears ? daysIn(first.year) : undefined
  return {
    start: first.start,
    end: last.end,
    year,
    daysIn: days ? () => days : daysIn,
    lasts: true,
  }
}
