import { fold } from '../language/fold.ts'

/** The months and days of the week in a language, folded, long and short: dates are not names. */
export function calendarWords(language: string): ReadonlySet<string> {
  const known = byLanguage.get(language)
  if (known !== undefined) return known
  const words = new Set(
    (['long', 'short'] as const).flatMap((width) => [
      ...formatted(language, { month: width }, months),
      ...formatted(language, { weekday: width }, days),
    ]),
  )
  byLanguage.set(language, words)
  return words
}

const byLanguage = new Map<string, ReadonlySet<string>>()

const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1))
const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day))

function formatted(
  language: string,
  options: Intl.DateTimeFormatOptions,
  dates: readonly number[],
): string[] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return dates.map((date) => fold(format.format(date).replace(/\.$/, '')))
}
