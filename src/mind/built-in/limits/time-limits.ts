import { readClockTimes } from '../../../language/quantities/clock-times.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { joins } from '../../../language/quantities/joins.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Bound, Limit } from './limit.ts'
import { exactly, type Value } from './quantity.ts'
import { sideBefore, type ValueText } from './read-value.ts'

/** "between 7:00 and 22:00", "Sat 9–17": two times of day that make a range. */
export function clockLimits(read: ValueText): readonly Limit[] {
  const times = readClockTimes(read.text, read.language)
  return rangesOf(times, read).map(([first, second]) => ({
    start: first.start,
    end: second.end,
    low: { ...clockValue(first.minutes), isIncluded: true },
    high: { ...clockValue(second.minutes), isIncluded: false },
  }))
}

/** A time of day as a value: 6:00. */
export function clockValue(minutes: number): Value {
  const shown = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return { quantities: [exactly('clock', minutes)], shown, number: shown }
}

/** "From April 1 to May 31", "until March 31". */
export function dateLimits(read: ValueText): readonly Limit[] {
  const dates = datesOf(read.text, read.language)
  const ranges = rangesOf(dates, read)
  const single = dates.filter((date) => !ranges.some((pair) => pair.includes(date)))
  const valueAt = ({ start, end, value }: DateAt): Bound => ({
    ...dateValue(value, read.text.slice(start, end)),
    isIncluded: true,
  })
  return [
    ...ranges.map(([first, second]) => ({
      start: first.start,
      end: second.end,
      low: valueAt(first),
      high: valueAt(second),
    })),
    ...single.flatMap((date): Limit[] => {
      const before = sideBefore(date.start, read)
      if (before === undefined || before.isLasting) return []
      const isIncluded = before.side === 'atMost' || before.side === 'atLeast'
      const bound = { ...valueAt(date), isIncluded }
      const isHigh = before.side === 'below' || before.side === 'atMost'
      return [
        { start: before.start, end: date.end, ...(isHigh ? { high: bound } : { low: bound }) },
      ]
    }),
  ]
}

type DateAt = Range & { readonly value: number }

/** A day of a year, or of any year where none is told, as a value. */
export function dateValue(value: number, shown: string): Value {
  return {
    quantities: [exactly(value >= 10_000 ? 'date' : 'day of year', value)],
    shown,
    number: shown,
  }
}

/** The dates with a day; "16 may" in English is a number and a verb. */
export function datesOf(text: string, language: string): readonly DateAt[] {
  return readDates(text, language).filter(({ start, end, month = 0, day = 0 }) => {
    const isNamed = language !== 'en' || !/\p{Ll}/u.test(text.slice(start, end))
    return month > 0 && day > 0 && (isNamed || /\p{Lu}/u.test(text.slice(start, end)))
  })
}

/** Those of some times or dates that make ranges, each with the next. */
function rangesOf<Time extends Range>(
  times: readonly Time[],
  read: ValueText,
): readonly (readonly [Time, Time])[] {
  const { text, words } = read
  const found: [Time, Time][] = []
  let taken = -1
  times.forEach((first, at) => {
    const second = times[at + 1]
    if (second === undefined || at === taken) return
    const between = text.slice(first.end, second.start).replace(/^\s?(?:h|Uhr|uur)\b/u, '')
    const isOpened = read.endsBefore(first.start, words.between)
    const isJoined =
      joins(between) || words.joins.has(between) || (isOpened && words.joinsBetween.has(between))
    if (!isJoined) return
    found.push([first, second])
    taken = at + 1
  })
  return found
}
