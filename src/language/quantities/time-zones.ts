import { Memo } from '../../base/cache/memo.ts'
import { languageOf } from '../languages.ts'

/** Whether a word is the short name of a time zone in a language or in English: "UTC", "MEZ". */
export function isTimeZone(written: string, language: string): boolean {
  if (!shortName.test(written)) return false
  return [languageOf(language).code, ...locales].some((locale) => zones.get(locale).has(written))
}

/** In capitals; others, as "GMT+3", hold a number. */
const shortName = /^\p{Lu}{3,5}$/u
/** The regions of English have names for their own zones. */
const locales = ['en', 'en-GB', 'en-AU']
/** Places of which each is in another zone that has a short name in some language. */
const places = [
  ...['UTC', 'Europe/London', 'Europe/Lisbon', 'Europe/Paris', 'Europe/Athens', 'Europe/Moscow'],
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'],
  ...['America/Anchorage', 'America/Halifax', 'America/Sao_Paulo', 'Asia/Tokyo', 'Asia/Seoul'],
  ...['Australia/Perth', 'Australia/Adelaide', 'Australia/Sydney', 'Pacific/Auckland'],
]
const winterAndSummer = [Date.UTC(2024, 0, 1), Date.UTC(2024, 6, 1)]

/** The short names of time zones in a locale, as `Intl` has them. */
const zones = new Memo(64, (locale: string): ReadonlySet<string> => {
  const names = places.flatMap((timeZone) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    const parts = winterAndSummer.flatMap((date) => format.formatToParts(date))
    return parts.flatMap(({ type, value }) => (type === 'timeZoneName' ? [value] : []))
  })
  return new Set(names)
})
