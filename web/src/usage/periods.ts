/** An hour or day in the browser's time zone, and the tokens that each name consumed in it. */
export type Period = { readonly start: Date; readonly tokens: ReadonlyMap<string | null, number> }

/** The range shown: the days or hours up to now, or the hours of one day. */
export type Span = { readonly step: 'hour' | 'day'; readonly from: Date; readonly to: Date }

const hourMs = 3_600_000
export const spansOffered = ['24h', '7d', '30d', '90d'] as const
export type SpanName = (typeof spansOffered)[number]

/** The span of this name, up to the end of the current hour or day. */
export function spanOf(name: SpanName, now = new Date()): Span {
  const hours = { '24h': 24, '7d': 168, '30d': 0, '90d': 0 }[name]
  if (hours > 0) {
    // In some time zones hours begin at half past those of others.
    const phase = (now.getTimezoneOffset() * 60_000) % hourMs
    const to = (Math.floor((now.getTime() - phase) / hourMs) + 1) * hourMs + phase
    return { step: 'hour', from: new Date(to - hours * hourMs), to: new Date(to) }
  }
  const days = name === '30d' ? 30 : 90
  return { step: 'day', from: dayAfter(now, 1 - days), to: dayAfter(now, 1) }
}

/** The hours of one day, `YYYY-MM-DD`; `undefined` if the day is invalid. */
export function spanOfDay(day: string): Span | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  if (date === undefined) return undefined
  const from = new Date(Number(year), Number(month) - 1, Number(date))
  return { step: 'hour', from, to: dayAfter(from, 1) }
}

/** The day as `YYYY-MM-DD` in the browser's time zone. */
export function dayName(time: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`
}

/** The end of the period that begins at `start`. */
export function endOf(start: Date, step: Span['step']): Date {
  return step === 'hour' ? new Date(start.getTime() + hourMs) : dayAfter(start, 1)
}

type HourSum = { readonly at: string; readonly name: string | null; readonly tokens: number }

/** All periods of a span, with the sums of their hours. */
export function periodsOf(hours: readonly HourSum[], { step, from, to }: Span): readonly Period[] {
  const periods: { start: Date; tokens: Map<string | null, number> }[] = []
  for (let start = from; start < to; start = endOf(start, step))
    periods.push({ start, tokens: new Map() })
  let place = 0
  for (const { at, name, tokens } of hours) {
    const time = new Date(at)
    while (place + 1 < periods.length && (periods[place + 1]?.start ?? to) <= time) place++
    const sums = periods[place]?.tokens
    sums?.set(name, (sums.get(name) ?? 0) + tokens)
  }
  return periods
}

/** The beginning of the day `days` later. Hours cannot be added, as some days have 23 or 25. */
function dayAfter(time: Date, days: number): Date {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate() + days)
}
