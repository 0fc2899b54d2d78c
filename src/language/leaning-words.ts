import { Memo } from '../base/cache/memo.ts'
import { languageOf } from './languages.ts'
import { fold } from './words/fold.ts'

/** Folded words that make a sentence depend on the one before: "she", "therefore". */
export function leaningWords(language: string): ReadonlySet<string> {
  return known.get(languageOf(language).code)
}

const known = new Memo(64, (code: string): ReadonlySet<string> => {
  const { pronouns, leaningOpenings } = languageOf(code)
  return new Set([...pronouns.all, ...leaningOpenings.all].map(fold))
})
