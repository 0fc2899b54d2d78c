import type { Range } from '../../language/words/words.ts'
import type { Token } from './tokens.ts'

/** How many words without meaning may stand before the term that a sentence is about, such as an article. */
const wordsBeforeMax = 1

/**
 * The words that a sentence begins with, as long as they are asked for: where the first stands in `words`, and where
 * the first one stands that is not asked for. Undefined for a sentence that begins with another term.
 */
export function leadingWords(
  words: readonly Token[],
  isAsked: (at: number) => boolean,
): Range | undefined {
  const start = words.findIndex(({ word }) => word.isTerm)
  if (start < 0 || start > wordsBeforeMax || !isAsked(start)) return undefined
  let end = start + 1
  while (end < words.length && isAsked(end)) end++
  return { start, end }
}
