import { languageOf } from '../languages.ts'
import type { Range } from '../words/words.ts'
import { calendarOf } from './calendar.ts'

/** A date in a text, with its exact range; months and days count from 1. */
export type FoundDate = Range & {
  /** Undefined in "3 December". */
  readonly year?: number
  readonly month?: number
  readonly day?: number
  /** year × 10,000 + month × 100 + day, with 0 for a missing part; sorts dates. */
  readonly value: number
}

/**
 * The dates of a text in its language: "3. Dezember 1851", "December 3, 1851", "1851年12月3日",
 * "1851-12-03", "3.12.1851" in the order of the language, "March 1851", "20 марта", and years from
 * 1000 to 2099 alone. Months are known in the language and in English. Linear in the length.
 */
export function readDates(text: string, language: string): FoundDate[] {
  if (!/\d/.test(text)) return []
  const found = [
    ...namedDates(text, language),
    ...(language === 'en' ? [] : namedDates(text, 'en')),
    ...numericDates(text, calendarOf(language).dayFirst),
    ...years(text),
  ]
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  let last = 0
  return found.filter(({ start, end }) => {
    if (start < last) return false
    last = end
    return true
  })
}

/** Dates around the name of a month: the day on one side, the year after it. */
function namedDates(text: string, language: string): FoundDate[] {
  const isUnspaced = languageOf(language).isUnspaced
  const { months, yearFirst } = calendarOf(language)
  return months.find(text).flatMap(({ start, end, value: month }) => {
    if (isUnspaced && /^\d/.test(text.slice(start, end))) return []
    const head = text.slice(Math.max(0, start - aroundLengthMax), start)
    const before = dayBefore.exec(head)
    const after = text.slice(end, end + aroundLengthMax)
    const [dayAndYear, dayThen = '', yearThen] = dayAfter.exec(after) ?? []
    const [onlyYear, yearAlone] = yearAfter.exec(after) ?? []
    const dayIsAfter = before === null && dayAndYear !== undefined && onlyYear === undefined
    const day = dayIsAfter ? dayThen : before?.[1]
    const yearBehind = dayIsAfter ? yearThen : yearAlone
    const mayBeFirst = before === null && yearBehind === undefined && (dayIsAfter || yearFirst)
    const [opening = before?.[0] ?? '', yearAhead] =
      (mayBeFirst ? yearBefore.exec(head) : undefined) ?? []
    const year = yearBehind ?? yearAhead
    // Not a month alone: "May" and "March" are words too.
    if (day === undefined && year === undefined) return []
    const to = end + ((dayIsAfter ? dayAndYear : onlyYear)?.length ?? 0)
    return dated({ start: start - opening.length, end: to }, year, month, day)
  })
}

/** A day or a year stands within so many characters beside the name of its month. */
const aroundLengthMax = 24
/** "3 de", "3rd of", "3." */
const dayBefore =
  /(?<!\d|\d[.,])(\d{1,2})(?:st|nd|rd|th|er|[ºª.]|-?го)?\s{0,2}(?:(?:of|de|d['’])\s?)?$/u
const yearAfter = /^\.?,?\s?(?:(?:de|del|of)\s)?(\d{4})(?!\d|[.,]\d)/u
/** "1921. március 3", "1921 թ. մարտի 3" */
const yearBefore = /(?<![\d.,])(\d{4})(?:\.|\sթ\.)?\s$/u
const dayAfter = /^\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d|[.,]\d|:)(?:,?\s(\d{4})(?!\d))?/u

function numericDates(text: string, dayFirst: boolean): FoundDate[] {
  const found: FoundDate[] = []
  for (const match of text.matchAll(numeric)) {
    const range = { start: match.index, end: match.index + match[0].length }
    const { year, month, day, one, other, last, cjkYear, cjkMonth, cjkDay } = match.groups ?? {}
    if (cjkYear !== undefined) found.push(...dated(range, cjkYear, Number(cjkMonth ?? 0), cjkDay))
    else if (year !== undefined) found.push(...dated(range, year, Number(month), day))
    // With full stops the day is first in any language.
    else if (dayFirst || Number(one) > 12 || match[0].includes('.'))
      found.push(...dated(range, last, Number(other), one))
    else found.push(...dated(range, last, Number(one), other))
  }
  return found
}

const numeric =
  /(?<![\d.,/-])(?:(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})|(?<one>\d{1,2})(?:[./-]|\.\s)(?<other>\d{1,2})(?:[./-]|\.\s)(?<last>\d{4}))(?![\d/-]|[.,]\d)|(?<!\d)(?<cjkYear>\d{3,4})\s?[年년](?:\s?(?<cjkMonth>\d{1,2})\s?[月월](?:\s?(?<cjkDay>\d{1,2})\s?[日일])?)?/gu

function years(text: string): FoundDate[] {
  return Array.from(text.matchAll(yearAlone), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    year: Number(written),
    value: Number(written) * 10_000,
  }))
}

const yearAlone = /(?<![\p{L}\d.,/:-])(?:1\d{3}|20\d{2})(?![\p{Script=Latin}\d/:-]|[.,]\d)/gu

/** The date; none if there is no such month or day. */
function dated(range: Range, year: string | undefined, month: number, day?: string): FoundDate[] {
  const numbers = { year: Number(year ?? 0), day: Number(day ?? 0) }
  if (month > 12 || numbers.day > (longest[month] ?? 31)) return []
  const isLeap = new Date(Date.UTC(numbers.year, 1, 29)).getUTCMonth() === 1
  if (year !== undefined && month === 2 && numbers.day === 29 && !isLeap) return []
  return [
    {
      ...range,
      ...(year === undefined ? {} : { year: numbers.year }),
      ...(month === 0 ? {} : { month }),
      ...(day === undefined ? {} : { day: numbers.day }),
      value: numbers.year * 10_000 + month * 100 + numbers.day,
    },
  ]
}

/** The most days that each month has; none is the month 0. */
const longest = [31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
