import { hashTerm } from '../../../extraction/terms/hash-term.ts'
import type { LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import type { Token } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Column } from './columns.ts'

/** A word of a question, and what it is compared by. */
export type Word = Token & { readonly keys: ReadonlySet<number> }
/** A word where it stands in the question. */
export type OpenWord = Range & { readonly keys: ReadonlySet<number> }

/** From the first to the last of some words. */
export function spanOf(words: readonly Word[]): Range {
  return {
    start: Math.min(...words.map(({ start }) => start)),
    end: Math.max(...words.map(({ end }) => end)),
  }
}

/** Whether a word is one of these. */
export function hasAny({ keys }: Word, terms: ReadonlySet<number>): boolean {
  return [...keys].some((key) => terms.has(key))
}

/** Whether a word says something by itself. */
export function tells({ isStopWord, isNumber }: LexiconEntry): boolean {
  return isNumber || !isStopWord
}

/** What a word is compared by: its stem, or the word itself if it is no term, as "since" or "1". */
export function keyOf({ isTerm, hash, folded }: LexiconEntry): number {
  return isTerm ? hash : hashTerm(folded)
}

/**
 * The words for a column that is called nothing, by the kind of its values: "price" for money. "Age" is a word for
 * years and not for hours, as it names other kinds of values as well.
 */
export function wordsForUnnamed({ kind, measured }: Column, language: string): readonly string[] {
  const { entries } = languageOf(language).values.words
  const isExact = kind === 'duration' && measured?.unit?.dimension !== 'months'
  return entries.flatMap(([word, kinds]) =>
    kinds[0] === kind && (kinds.length === 1 || !isExact) ? [word] : [],
  )
}
