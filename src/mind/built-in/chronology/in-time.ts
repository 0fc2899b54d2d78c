import { type Days, dateOf, weekdayOf } from '../../../language/quantities/times/days.ts'
import type { ChronologyAsked, Compared, ComparedTime } from '../question/chronology-question.ts'
import { hasYear, type When } from './entry.ts'
import { settings } from './settings.ts'

/** Whether a time is within that which a question asks for. */
export function isInTime(when: When, asked: ChronologyAsked, today: number): boolean {
  const { times, clock, weekdays } = asked
  const isOf = (time: ComparedTime) => isOfTime(when, time, today)
  const [within, compared] = [true, false].map((isWithin) =>
    times.filter((time) => (time.compared === 'within') === isWithin),
  )
  return (
    (weekdays === undefined || isOnDay(when, weekdays)) &&
    (within?.length === 0 || within?.some(isOf) === true) &&
    compared?.every(isOf) !== false &&
    (clock === undefined || isOfClock(when, clock))
  )
}

function isOnDay({ days: { from, to } }: When, weekdays: ReadonlySet<number>): boolean {
  return to - from === 1 && weekdays.has(weekdayOf(from))
}

function isOfTime(when: When, { of, compared }: ComparedTime, today: number): boolean {
  if (of.year !== undefined) {
    return hasYear(when) && isCompared(when, of.daysIn(of.year), compared)
  }
  // "After March" is that of this year where one is asked for what comes, and that of the text otherwise.
  const { year } = dateOf(when.days.from)
  if (when.days.to - when.days.from > settings.longDaysMin) return false
  const last = dateOf(when.days.to - 1).year
  const years =
    compared === 'within' ? [year - 1, year, last] : [hasYear(when) ? dateOf(today).year : year]
  return years.some((one) => isCompared(when, of.daysIn(one), compared))
}

function isCompared({ days, lasts }: When, asked: Days, compared: Compared): boolean {
  if (compared === 'before') return days.to <= asked.from
  if (compared === 'after') return days.from >= asked.to
  if (compared === 'since') return days.from >= asked.from
  if (compared === 'until') return days.to <= asked.to
  const isIn = (day: number) => day >= asked.from && day < asked.to
  if (!lasts) return isIn(days.from) && isIn(days.to - 1)
  // What lasts for years is told of when it began and ended.
  const isLong = days.to - days.from > settings.longDaysMin
  const overlaps = days.from < asked.to && days.to > asked.from
  return isLong ? isIn(days.from) || isIn(days.to - 1) : overlaps
}

function isOfClock(
  { clock }: When,
  { of: { from, to }, compared }: NonNullable<ChronologyAsked['clock']>,
): boolean {
  if (clock === undefined) return false
  if (compared === 'before') return clock < from
  if (compared === 'after') return clock > to
  if (compared === 'since') return clock >= from
  return compared === 'until' ? clock <= to : clock >= from && clock <= to
}

/** Orders times: by their first day and time of day, what lasts behind what does not. */
export function compareWhens(a: When, b: When): number {
  return a.days.from - b.days.from || (a.clock ?? 0) - (b.clock ?? 0)
}
