import { languageOf } from '../../language/languages.ts'
import type { Range } from '../../language/words/words.ts'
import type { Token } from '../terms/tokens.ts'

/** Most characters of a salutation; a longer text that ends with a comma is none. Not measured. */
const lengthMax = 60
const closing = /[,，!]$/

/** The words of a salutation after its greeting, "Daniel" of "Hi Daniel,", and all words of any other sentence. */
export function afterGreeting(
  text: string,
  { start, end }: Range,
  words: readonly Token[],
  language: string,
): readonly Token[] {
  if (end - start > lengthMax || !closing.test(text.slice(end - 1, end))) return words
  const greeting = languageOf(language).greetings.opening(text.slice(start, end))
  return greeting ? words.filter((word) => word.start >= start + greeting.end) : words
}
