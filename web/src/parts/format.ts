import { locale } from '../strings/strings.ts'

const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
const dayAndClock = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

export function formatNumber(amount: number): string {
  return numbers.format(amount)
}

/** `12.4 MB`. */
export function formatBytes(bytes: number): string {
  const [unit, size] = byteUnits.find(([, size]) => bytes >= size) ?? (['byte', 1] as const)
  const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, options).format(bytes / size)
}

const byteUnits = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const

/** `12 ms`, or `3.4 s` from a second on. */
export function formatDuration(milliseconds: number): string {
  const [unit, size] =
    milliseconds < 1_000 ? (['millisecond', 1] as const) : (['second', 1_000] as const)
  const options = { style: 'unit', unit, maximumFractionDigits: size === 1 ? 0 : 1 } as const
  return new Intl.NumberFormat(locale, options).format(milliseconds / size)
}

export function formatTime(instant: string): string {
  return times.format(new Date(instant))
}

/** `3 Nov 2025`. */
export function formatDate(instant: string): string {
  return dates.format(new Date(instant))
}

/** `14:03` for today, else `3 Nov, 14:03`, and `3 Nov 2025` for another year. */
export function formatMoment(instant: string): string {
  const then = new Date(instant)
  const now = new Date()
  if (then.toDateString() === now.toDateString()) return clock.format(then)
  return (then.getFullYear() === now.getFullYear() ? dayAndClock : dates).format(then)
}

/** `3 hours ago`, `in 5 days`. */
export function formatAgo(instant: string): string {
  const seconds = (new Date(instant).getTime() - Date.now()) / 1000
  // At least two of a unit, as `in 1 month` could be four weeks or eight.
  const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= 2 * length) ?? [
    'second',
    1,
  ]
  return relative.format(Math.round(seconds / length), unit)
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
