import { Memo } from '../../base/cache/memo.ts'
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
  return stems.get(language).get(word)
}

/**
 * Languages, and words of each, in each of two generations: stemming is slow, and texts repeat their words. The stems of
 * a language take 2 MB, so those of all of them 16 MB at most in a thread.
 */
const [languagesMax, wordsMax] = [4, 10_000]

const stemmers = new Memo(64, writtenStemmerOf)
const stems = new Memo(languagesMax, (language) => new Memo(wordsMax, stemmers.get(language)))
