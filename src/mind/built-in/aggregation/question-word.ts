import { hashTerm } from '../../../extraction/terms/hash-term.ts'
import type { LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import type { Token } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import type { ValueKind } from '../../../language/value-words.ts'
import type { Range } from '../../../language/words/words.ts'

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
 * The words that name a kind of value in a language and no other, for a column that is called nothing: "price" for
 * money, but not "age" for hours.
 */
export function wordsOfKind(kind: ValueKind, language: string): readonly string[] {
  const { entries } = languageOf(language).values.words
  return entries.flatMap(([word, kinds]) => (kinds[0] === kind && kinds.length === 1 ? [word] : []))
}
