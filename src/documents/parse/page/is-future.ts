import { dayMs } from '../../../base/day-ms.ts'

/** Whether a date lies more than a day after `now`, as one that is mistyped or made up does; clocks differ by less. */
export function isFuture(date: string, now: string | undefined): boolean {
  return now !== undefined && Date.parse(date) > Date.parse(now) + dayMs
}
