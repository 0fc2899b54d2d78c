import { languageOf } from '../../../language/languages.ts'
import { calendarOf } from '../../../language/quantities/calendar.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { dayOf, instantOf, monthsOf, yearOf } from '../../../language/quantities/times/days.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Value } from './quantity.ts'
import { settings } from './settings.ts'

/** How long ago something was, by a date that is told of it. */
export type Elapsed = Range & Value & { readonly shownAs: ShownAs }

/** How a length that is known only within bounds is told: at least so long, or at most. */
export type ShownAs = { readonly least: string; readonly most: string }

/**
 * The lengths of time from the dates of a text until today: "on 3 March 2023", "in 2019", "since March". `today` is the
 * number of a day. Dates without a year count only behind "since", as others may be to come.
 */
export function elapsedIn(text: string, language: string, today: number): readonly Elapsed[] {
  const now = instantOf(today)
  const since = languageOf(language).limits?.since.find(text) ?? []
  const dated = readDates(text, language).flatMap(({ start, end, year, month, day }) => {
    return year === undefined ? [] : [{ start, end, ...boundsOf(year, month, day) }]
  })
  const months = calendarOf(language)
    .months.find(text)
    .flatMap(({ start, end, value: month }) => {
      const isSince = since.some(
        (one) => text.slice(one.end, start).trim() === '' && one.end < start,
      )
      if (!isSince || dated.some((date) => date.start <= start && end <= date.end)) return []
      const thisYear = now.getUTCFullYear()
      const year = month > now.getUTCMonth() + 1 ? thisYear - 1 : thisYear
      return [{ start, end, ...boundsOf(year, month, undefined) }]
    })
  return [...dated, ...months]
    .filter(({ last }) => last <= now)
    .map(({ start, end, first, last }) => ({ start, end, ...lengthOf(first, last, now, language) }))
}

/** The first and the last day that a date may be. */
function boundsOf(year: number, month: number | undefined, day: number | undefined) {
  const { from, to } =
    month === undefined
      ? yearOf(year)
      : day === undefined
        ? monthsOf(year, month, 1)
        : { from: dayOf(year, month, day), to: dayOf(year, month, day + 1) }
  return { first: instantOf(from), last: instantOf(to - 1) }
}

function lengthOf(first: Date, last: Date, now: Date, language: string) {
  const { secondsOfDay } = settings.months
  const [least, most] = [monthsSince(last, now), monthsSince(first, now)]
  const [days, daysMost] = [last, first].map((date) => {
    return (now.getTime() - date.getTime()) / (secondsOfDay * 1000)
  })
  const [from = 0, to = 0] = [days, daysMost]
  const isShort = most < settings.monthsShownMin
  const written = (count: number, unit: 'day' | 'month') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const shownAs = isShort
    ? { least: written(from, 'day'), most: written(to, 'day') }
    : { least: written(Math.floor(least), 'month'), most: written(Math.ceil(most), 'month') }
  return {
    quantities: [
      { kind: 'months', least, most },
      { kind: 'duration', least: from * secondsOfDay, most: to * secondsOfDay },
    ],
    shown: shownAs.least,
    number: shownAs.least,
    shownAs,
  }
}

/** The months from a day to another, and half of one for further days. */
function monthsSince(date: Date, now: Date): number {
  const years = now.getUTCFullYear() - date.getUTCFullYear()
  const months = years * 12 + now.getUTCMonth() - date.getUTCMonth()
  const days = now.getUTCDate() - date.getUTCDate()
  if (days === 0) return months
  return days > 0 ? months + 0.5 : months - 0.5
}
