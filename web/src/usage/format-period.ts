import { locale } from '../strings/strings.ts'
import type { Span } from './periods.ts'
import { isBeginOfDay } from './tick-places.ts'

const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
const hours = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** `22 Nov`, or `22 Nov, 09:00`. */
export function formatPeriod(start: Date, { step }: Pick<Span, 'step'>): string {
  return (step === 'hour' ? hours : days).format(start)
}

/** The label below a bar: `22 Nov`, or `09:00`, with the day below its first hour. */
export function formatTicks(
  starts: readonly (Date | undefined)[],
  step: Span['step'],
): readonly string[] {
  const onlyDays = step === 'day' || starts.every(isBeginOfDay)
  return starts.map((start) => {
    if (!start) return ''
    if (onlyDays) return days.format(start)
    const time = times.format(start)
    return isBeginOfDay(start) ? `${time}\n${days.format(start)}` : time
  })
}
