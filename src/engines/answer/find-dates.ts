import type { Span } from './span.ts'

/** A date as written, and as a number that orders dates: a year alone counts as its first day. */
export type DateSpan = Span & { readonly value: number; readonly exact: boolean }

/** Days, months, years, decades and centuries; English first, "20. März 1851" and 1851年3月 too. */
export function findDates(text: string): DateSpan[] {
  const found: DateSpan[] = []
  for (const match of text.matchAll(dates)) {
    const [written] = match
    const span = { text: written, start: match.index, end: match.index + written.length }
    found.push({ ...span, ...readDate(written) })
  }
  return found
}

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)'
const year = '(?:1\\d{3}|20\\d{2})'
const dates = new RegExp(
  [
    `\\b${year}-\\d{2}-\\d{2}\\b`,
    `${year}年(?:\\d{1,2}月(?:\\d{1,2}日)?)?`,
    `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? \\d{3,4}\\b`,
    `\\b\\d{1,2}\\.? (?:de )?\\p{L}{3,10} (?:de )?${year}\\b`,
    `\\b${month} \\d{1,2}(?:st|nd|rd|th)?,? \\d{3,4}\\b`,
    `\\b${month},? ${year}\\b`,
    `\\b${month} \\d{1,2}(?:st|nd|rd|th)?\\b(?!\\d|,\\d)`,
    `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\\b`,
    `\\b(?:from |between )?${year}(?:\\s?[–—-]\\s?| to | until | and )(?:${year}|\\d{2})\\b`,
    `\\b${year}s?\\b(?![.,]\\d)`,
    '\\b\\d{1,4} (?:AD|BC|BCE|CE)\\b',
    '\\b(?:AD|BC) \\d{1,4}\\b',
    '\\b(?:(?:early|late|mid)[ -])?(?:\\d{1,2}(?:st|nd|rd|th)|\\p{L}{4,12}(?:th|first|second|third))[ -]century\\b',
  ].join('|'),
  'gu',
)

const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
]

function readDate(written: string): { value: number; exact: boolean } {
  const yearNumber = Number(/\d{4}|\d{3}(?!\d)/.exec(written)?.[0] ?? Number.NaN)
  const sign = /BC/.test(written) ? -1 : 1
  const monthName = /\p{L}{3,}/u.exec(written)?.[0].slice(0, 3).toLowerCase() ?? ''
  const monthNumber = monthNames.indexOf(monthName)
  const day = Number(/(?<!\d)\d{1,2}(?!\d)/.exec(written)?.[0] ?? 0)
  return {
    value: sign * yearNumber * 372 + Math.max(monthNumber, 0) * 31 + day,
    exact: monthNumber >= 0 && day > 0,
  }
}
