import type { Token } from '../terms/tokens.ts'
import { type Name, nameWithin } from './find-names.ts'

/**
 * The names that a run of capitals holds: "Anna Berg and Tom Ray" are two. One are those of which the second word group
 * goes on with the first: after an article ("the Food and Drug Administration"), or after a link that reaches over both
 * ("Academy of Science and Letters"). Where all nouns have capitals, an article in the run parts it too. `words` are
 * those of the sentence.
 */
export function splitName(
  name: Name,
  words: readonly Token[],
  capitalizesNouns: boolean,
): readonly Name[] {
  const sides: Name[] = []
  let first = name.first
  const take = (last: number) => {
    const side = nameWithin(words, first, last)
    if (side !== undefined) sides.push(side)
  }
  for (let at = name.first + 1; at < name.last; at++) {
    if (!parts(words, { first, at, last: name.last }, capitalizesNouns)) continue
    take(at - 1)
    first = at + 1
  }
  if (first === name.first) return [name]
  take(name.last)
  return sides
}

type Place = { readonly first: number; readonly at: number; readonly last: number }

/** Whether the word at `at` parts what is before it, from `first` on, from what follows up to `last`. */
function parts(words: readonly Token[], { first, at, last }: Place, byArticles: boolean): boolean {
  const word = words[at]?.word
  if (word === undefined || word.isCapital) return false
  if (byArticles && word.isArticle) return true
  if (!word.isCoordinator) return false
  if (words[at + 1]?.word.isArticle) return true
  if (words[first - 1]?.word.isArticle) return false
  return !hasLink(words.slice(first, at)) || hasLink(words.slice(at + 1, last + 1))
}

/** Whether there is a word as "of" among them. */
function hasLink(words: readonly Token[]): boolean {
  return words.some(({ word }) => word.isNameLink && !word.isCapital && !word.isCoordinator)
}
