import { Memo } from '../../base/cache/memo.ts'
import { languages } from '../languages.ts'
import { eachWord, type Range } from '../words/words.ts'
import { writtenStemmerOf } from './stemmer.ts'

export type Term = Range & {
  /** The stem of the folded word. */
  readonly stem: string
}

/** The terms of a text: its words without stop words, stemmed, in order, with exact ranges. */
export function terms(text: string, language: string): Term[] {
  const found: Term[] = []
  eachWord(text, (start, end) => {
    const stem = stemOf(text.slice(start, end), language)
    if (stem !== '') found.push({ stem, start, end })
  })
  return found
}

/** The stem of one word as written, or empty for a stop word. In an unknown language the folded word. */
export function stemOf(word: string, language: string): string {
  const known = memos.get(language)
  if (known !== undefined) return known.get(word)
  const memo = new Memo(memoSizeMax, writtenStemmerOf(language))
  if (languages.has(language)) memos.set(language, memo)
  return memo.get(word)
}

/** Caches of stems: stemming is slow, and texts repeat their words. */
const memos = new Map<string, Memo<string>>()
/** Words in each of the two generations of a memo, for each language. Not measured. */
const memoSizeMax = 50_000
