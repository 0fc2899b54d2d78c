import { findNames } from '../../extraction/find-names.ts'
import { tokens } from '../../extraction/tokens.ts'

/** The names in a text, in order; a single word that opens a sentence may be any word, and is left out. */
export function namesIn(text: string, language: string): readonly string[] {
  return findNames(text, tokens(text, language))
    .filter(({ opensSentence, wordCount }) => !opensSentence || wordCount > 1)
    .map(({ start, end }) => text.slice(start, end))
}
