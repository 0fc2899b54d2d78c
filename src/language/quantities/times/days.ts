import { dayMs } from '../../../base/day-ms.ts'

/** Days from `from` on, up to but not including `to`; counted from 1 January 1970. */
export type Days = { readonly from: number; readonly to: number }

/** The number of a day; months and days count from 1, and may be more than there are. */
export function dayOf(year: number, month = 1, day = 1): number {
  return Date.UTC(year, month - 1, day) / dayMs
}

/** When a day begins, by UTC. */
export function instantOf(day: number): Date {
  return new Date(day * dayMs)
}

/** The year, month and day of a number of a day. */
export function dateOf(day: number): {
  readonly year: number
  readonly month: number
  readonly day: number
} {
  const date = instantOf(day)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 0 for Monday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

/** Whether days are all of one year, and no others. */
export function isYear({ from, to }: Days): boolean {
  const { year } = dateOf(from)
  return from === dayOf(year) && to === dayOf(year + 1)
}

export function isOneDay({ from, to }: Days): boolean {
  return to - from === 1
}

export function yearOf(year: number): Days {
  return { from: dayOf(year), to: dayOf(year + 1) }
}

export function monthsOf(year: number, first: number, count: number): Days {
  return { from: dayOf(year, first), to: dayOf(year, first + count) }
}

/** A week by its number as ISO 8601 counts it: the first is that of 4 January. */
export function weekOf(year: number, week: number): Days {
  const fourth = dayOf(year, 1, 4)
  const from = fourth - weekdayOf(fourth) + (week - 1) * 7
  return { from, to: from + 7 }
}

/** A part of days, from one share of them to another. */
export function shareOf({ from, to }: Days, first: number, last: number): Days {
  const length = to - from
  return { from: Math.round(from + length * first), to: Math.round(from + length * last) }
}

/** The same day so many months later, or the last one of a shorter month. */
export function monthsLater(day: number, months: number): number {
  const date = dateOf(day)
  const lastOfMonth = dayOf(date.year, date.month + months + 1, 0)
  return Math.min(dayOf(date.year, date.month + months, date.day), lastOfMonth)
}
