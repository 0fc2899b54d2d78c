import { type Token, tokens } from '../terms/tokens.ts'
import { findNames } from './find-names.ts'

/**
 * The names in a text as written, in order. A single word that opens a sentence is left out, as its capital proves
 * nothing. `words` are those of the text, if they are known.
 */
export function namesIn(
  text: string,
  language: string,
  words: readonly Token[] = tokens(text, language),
): readonly string[] {
  return findNames(text, words)
    .filter(({ opensSentence, wordCount }) => !opensSentence || wordCount > 1)
    .map(({ start, end }) => text.slice(start, end))
}
