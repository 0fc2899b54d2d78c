import { Memo } from '../base/cache/memo.ts'
import { languageOf } from './languages.ts'
import { fold } from './words/fold.ts'

/**
 * The titles before a name that are no part of it in texts of a language: its own, and the English ones. Those of others
 * may be names: "Don", a given name, is a title in Spanish.
 */
export function courtesyTitlesOf(language: string): ReadonlySet<string> {
  return known.get(language)
}

const known = new Memo(64, (code: string): ReadonlySet<string> => {
  const all = [...languageOf(code).courtesyTitles.all, ...languageOf('en').courtesyTitles.all]
  return new Set(all.map(fold))
})
