import { de } from './de.ts'
import { type Catalogue, en } from './en.ts'

const catalogues: Readonly<Record<string, Catalogue>> = { en, de }
const kept = 'skein-language'

/** The languages of the page, by their own names. */
export const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
] as const

/** The language of this person: the chosen one, or the first of the browser's languages that the page has. */
export const language =
  [localStorage.getItem(kept) ?? '', ...navigator.languages]
    .map((tag) => tag.slice(0, 2))
    .find((tag) => tag in catalogues) ?? 'en'

/** The locale for numbers and dates: the first of the browser's languages that matches, such as `en-GB`. */
export const locale =
  navigator.languages
    .filter(isWellFormed)
    .find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language

/** Whether a language tag is valid. On some systems browsers report invalid ones: `en-US@posix`. */
export function isWellFormed(tag: string): boolean {
  return /^[a-z\d]{2,8}(?:-[a-z\d]{1,8}){0,8}$/i.test(tag)
}

export const strings: Catalogue = catalogues[language] ?? en

/** Chooses a language and reloads the page. */
export function chooseLanguage(tag: string): void {
  localStorage.setItem(kept, tag)
  location.reload()
}
