import { languageOf } from '../languages.ts'
import type { Range } from '../words/words.ts'
import type { FoundValue } from './found-value.ts'
import { readValues } from './values.ts'
import { readWeekdays } from './weekdays.ts'

/** A time of day in a text, in minutes from midnight. */
export type ClockTime = Range & { readonly minutes: number }

/**
 * The times of day of a text in its language, in order: "6:00", "9.30 Uhr", "6 in the morning", "9 pm", "noon", and both
 * of "Sat 9–17". Linear in the length of the text.
 */
export function readClockTimes(text: string, language: string): readonly ClockTime[] {
  const { limits } = languageOf(language)
  if (limits === undefined) return []
  const values = readValues(text, language)
  const isHours = ({ kind, start, end }: FoundValue) =>
    kind === 'count' && hours.test(text.slice(start, end))
  const days = values.some(isHours) ? readWeekdays(text, language) : []
  // "Sat 9–17"
  const isOfDay = ({ start }: Range) =>
    days.some((day) => day.end <= start && /^[\s:,]{0,3}$/.test(text.slice(day.end, start)))
  const written = values
    .filter((value) => {
      const isTime = value.kind === 'time' || value.or === 'time'
      return isTime || (isHours(value) && isOfDay(value))
    })
    .flatMap((value) => timesIn(value, text, language))
  const named = [
    ...limits.noon.find(text).map(({ start, end }) => ({ start, end, minutes: 12 * 60 })),
    ...limits.midnight.find(text).map(({ start, end }) => ({ start, end, minutes: 24 * 60 })),
  ]
  return [...written, ...named].sort((a, b) => a.start - b.start)
}

/** Two numbers, which behind a day of the week are hours. */
const hours = /^(?:[01]?\d|2[0-4])\s?[–-]\s?(?:[01]?\d|2[0-4])$/u

/** The hours of a value with their minutes: two of "9 to 5 pm". */
function timesIn({ start, end }: Range, text: string, language: string): readonly ClockTime[] {
  const written = text.slice(start, end)
  const found = [...written.matchAll(hourAndMinutes)]
  const times = found.map(({ 0: { length }, 1: hour, 2: minutes, index }, at) => {
    const to = found[at + 1]?.index ?? text.length
    const half = halfOfDay(
      text.slice(start + index + length, start + Math.min(to, index + length + halfLengthMax)),
      language,
    )
    return {
      start: start + index,
      end: start + index + length,
      hour: Number(hour),
      minutes: Number(minutes ?? 0),
      half,
    }
  })
  const last = times.at(-1)
  return times.map(({ half, hour, minutes, ...range }, at) => {
    // "1 to 5 pm", but "9 to 5 pm" begins in the morning.
    const own = half ?? (last?.half === 'evening' && hour < last.hour ? 'evening' : undefined)
    // The last one has what stands behind it: "Uhr", "pm".
    const to = at === times.length - 1 ? end : range.end
    return { ...range, end: to, minutes: hourOf(hour, own) * 60 + minutes }
  })
}

const halfLengthMax = 24
const hourAndMinutes = /(\d{1,2})(?:\s?[:.hH]\s?([0-5]\d))?/gu

function hourOf(hour: number, half: 'morning' | 'evening' | undefined): number {
  if (half === 'evening' && hour < 12) return hour + 12
  return half === 'morning' && hour === 12 ? 0 : hour
}

/** The half of the day that is told right behind an hour. */
function halfOfDay(rest: string, language: string): 'morning' | 'evening' | undefined {
  const { limits } = languageOf(language)
  const behind = rest.replace(/^\s?(?:h|Uhr|uur)\b/u, '')
  const opens = (phrases: { opening(text: string): Range | undefined } | undefined) =>
    /^\s?$/.test(behind.slice(0, phrases?.opening(behind)?.start ?? 9))
  if (opens(limits?.evening)) return 'evening'
  return opens(limits?.morning) ? 'morning' : undefined
}
