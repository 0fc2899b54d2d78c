import { newStemmer } from 'snowball-stemmers'
import { fold } from './fold.ts'
import { languages } from './languages.ts'
import { type Range, wordRanges } from './words.ts'

export type Term = Range & {
  /** The stem of the folded word. */
  readonly stem: string
}

/** The words that carry meaning, as stems: without stop words, in order, with exact ranges. */
export function terms(text: string, language: string): Term[] {
  const found: Term[] = []
  for (const { start, end } of wordRanges(text)) {
    const stem = stemOf(text.slice(start, end), language)
    if (stem !== '') found.push({ stem, start, end })
  }
  return found
}

/** The stem of one word as written, or '' for a stop word. Unknown languages: the folded word. */
export function stemOf(word: string, language: string): string {
  const stems = memos.get(language) ?? newMemo(language)
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = computeStem(fold(word), language)
  if (stems.size >= memoSizeMax) stems.clear()
  stems.set(word, stem)
  return stem
}

/** Stemming is slow (0.4 MB/s) and texts repeat their words: remembered, it is fast (20 MB/s). */
const memos = new Map<string, Map<string, string>>()
const memoSizeMax = 100_000
const stemmers = new Map<string, { stem(word: string): string }>()

function newMemo(language: string): Map<string, string> {
  const memo = new Map<string, string>()
  if (languages.has(language)) memos.set(language, memo)
  return memo
}

function computeStem(word: string, language: string): string {
  const known = languages.get(language)
  if (known === undefined) return word
  if (known.stopWords.has(word)) return ''
  if (known.stemmer === undefined) return word
  const stemmer = stemmers.get(language) ?? newStemmer(known.stemmer)
  stemmers.set(language, stemmer)
  return fold(stemmer.stem(word))
}
