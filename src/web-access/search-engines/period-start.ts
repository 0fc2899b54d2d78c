import { utcDay } from '../../base/utc-day.ts'
import type { Period } from '../../language/language.ts'

export const periodDays: Readonly<Record<Period, number>> = { month: 31, year: 366 }

/** The first day of the last month or year, `YYYY-MM-DD` in UTC. */
export function periodStart(period: Period): string {
  return utcDay(secondsOfPeriodStart(period) * 1000)
}

/** The start of a period in whole seconds since 1970. */
export function secondsOfPeriodStart(period: Period): number {
  return Math.floor(Date.now() / 1000) - periodDays[period] * 24 * 60 * 60
}
