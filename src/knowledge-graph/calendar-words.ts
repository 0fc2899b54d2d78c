import { fold } from '../language/fold.ts'

/** The months and days of the week in a language, folded, long and short: dates are not names. */
export function calendarWords(language: string): ReadonlySet<string> {
  const known = byLanguage.get(language)
  if (known !== undefined) return known
  const words = new Set<string>()
  for (const width of ['long', 'short'] as const)
    for (let month = 0; month < 12; month++) {
      words.add(formatted(language, { month: width }, Date.UTC(2024, month, 1)))
      words.add(formatted(language, { weekday: width }, Date.UTC(2024, 0, 1 + (month % 7))))
    }
  byLanguage.set(language, words)
  return words
}

const byLanguage = new Map<string, ReadonlySet<string>>()

function formatted(language: string, options: Intl.DateTimeFormatOptions, date: number): string {
  const text = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date)
  return fold(text.replace(/\.$/, ''))
}
