import { locale } from '../strings/strings.ts'
import type { Span } from './periods.ts'

const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const hours = new Intl.DateTimeFormat(locale, {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
})

/** `22 Nov`, or `22 Nov, 09:00`. */
export function formatPeriod(start: Date, { step }: Pick<Span, 'step'>): string {
  return (step === 'hour' ? hours : days).format(start)
}
