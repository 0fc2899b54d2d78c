import type { Token } from '../terms/tokens.ts'
import { type Name, nameWithin } from './find-names.ts'

/**
 * A run of capitals as whose and what, where these are two names: "NASA’s Hubble Telescope", "Boeing’s New Jet" where
 * the text speaks of Boeing besides. "St. Paul’s Cathedral" is one. `words` are those of the sentence, `all` those of the
 * text.
 */
export function splitPossessive(
  text: string,
  run: Name,
  words: readonly Token[],
  all: readonly Token[],
): readonly Name[] {
  if (run.wordCount < wordsMin || !possessive.test(text.slice(run.start, run.end))) return [run]
  for (let at = run.first; at < run.last - 1; at++) {
    const [owner, next] = [words[at], words[at + 1]]
    if (!owner || !next || !isPossessive.test(text.slice(owner.end, next.start))) continue
    const [whose, what] = [nameWithin(words, run.first, at), nameWithin(words, at + 1, run.last)]
    const isApart = owner.word.isAcronym || isNamedApart(text, owner, all)
    return whose && what && what.wordCount > 1 && isApart ? [whose, what] : [run]
  }
  return [run]
}

/** Fewest words of whose and what, of which the latter has several. */
const wordsMin = 3
const possessive = /['’]s\s/
const isPossessive = /^['’]s\s/

/** Whether the text has the word with a capital elsewhere, and not as whose. */
function isNamedApart(text: string, { start, word }: Token, all: readonly Token[]): boolean {
  return all.some(
    (one) =>
      one.word.folded === word.folded &&
      one.word.isCapital &&
      one.start !== start &&
      !isPossessive.test(text.slice(one.end, one.end + 3)),
  )
}
