import { type Token, tokens } from './tokens.ts'

/** The distinct stems of a text, hashed by `hashTerm`, in the order in which they come. */
export function termSet(text: string, language: string): ReadonlySet<number> {
  return termSetOf(tokens(text, language))
}

/** The distinct stems of words, hashed, in the order in which they come. */
export function termSetOf(words: readonly Token[]): ReadonlySet<number> {
  const terms = new Set<number>()
  for (const { word } of words) if (word.isTerm) terms.add(word.hash)
  return terms
}
