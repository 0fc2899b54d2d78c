import { de } from './de.ts'
import { type Catalogue, en } from './en.ts'

const catalogues: Readonly<Record<string, Catalogue>> = { en, de }
const kept = 'skein-language'

/** The languages that the page has, with their own names. */
export const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
] as const

/** The language of this person: the one that was chosen, or the first of the browser's that the page has. */
export const language =
  [localStorage.getItem(kept) ?? '', ...navigator.languages]
    .map((tag) => tag.slice(0, 2))
    .find((tag) => tag in catalogues) ?? 'en'

/** How numbers and dates are written: as in the first of the browser's languages that is this one, such as `en-GB`. */
export const locale =
  navigator.languages
    .filter(isWellFormed)
    .find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language

/** Some systems give a browser what no language is called: `en-US@posix`. */
export function isWellFormed(tag: string): boolean {
  return /^[a-z\d]{2,8}(?:-[a-z\d]{1,8}){0,8}$/i.test(tag)
}

export const strings: Catalogue = catalogues[language] ?? en

/** Chooses a language; the page begins anew in it. */
export function chooseLanguage(tag: string): void {
  localStorage.setItem(kept, tag)
  location.reload()
}
