import { dateOf, dayOf, instantOf, monthsLater } from '../../../language/quantities/times/days.ts'
import type { Term } from '../../../language/reckoning-words.ts'
import type { TimeUnit } from './periods.ts'

/** The day so many days, weeks, months or years after another, or before it if there are fewer than none. */
export function shifted(day: number, count: number, unit: TimeUnit): number {
  if (unit === 'day') return day + count
  if (unit === 'week') return day + 7 * count
  return monthsLater(day, unit === 'year' ? 12 * count : count)
}

/** The last day of the month, quarter or year that a day is in. */
export function lastDayOf(term: Term, day: number): number {
  const { year, month } = dateOf(day)
  const length = { month: 1, quarter: 3, year: 12 }[term]
  const last = Math.ceil(month / length) * length
  return dayOf(year, last + 1, 0)
}

/**
 * The number of a day of some year: the one nearest to today where no year is told. Without today any common year, and
 * `undefined` where a leap year would lead elsewhere, as the time passes the end of February.
 */
export function dayNear(month: number, date: number, year: number | undefined, today?: number) {
  if (year !== undefined) return dayOf(year, month, date)
  if (today === undefined) return dayOf(commonYear, month, date)
  const own = dateOf(today).year
  const [nearest] = [own, own - 1, own + 1]
    .map((one) => dayOf(one, month, date))
    .toSorted((a, b) => Math.abs(a - today) - Math.abs(b - today))
  return nearest ?? dayOf(own, month, date)
}

const commonYear = 2025

/** Whether the end of February lies between two days. */
export function passesFebruary(one: number, other: number): boolean {
  const [from, to] = [Math.min(one, other), Math.max(one, other)]
  const { year } = dateOf(from)
  return [year, year + 1].some((any) => {
    const end = dayOf(any, 2, 28)
    return from <= end && end < to
  })
}

/** A day as a language writes it, with its year if that is wanted. */
export function writtenDay(day: number, locale: string, hasYear: boolean): string {
  return new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(hasYear && { year: 'numeric' }),
  }).format(instantOf(day))
}
