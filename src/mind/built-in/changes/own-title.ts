import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { plainTitle } from '../writing/titles.ts'
import type { NamedDocument } from './named-documents.ts'

/**
 * What of a title tells a document from another one: "2024" of "Staff handbook 2024", "version 3" of "Terms, version 3".
 * The whole title where what is left without the words that both begin and both end with is no name.
 */
export function ownTitle(
  { title, language }: Pick<NamedDocument, 'title' | 'language'>,
  other: Pick<NamedDocument, 'title'>,
): string {
  const [words, others] = [title, other.title].map((one) => tokensOfShort(one, language))
  if (words === undefined || others === undefined) return plainTitle(title)
  const folded = (all: typeof words, at: number) => all.at(at)?.word.folded
  const few = Math.min(words.length, others.length)
  let first = 0
  while (first < few && folded(words, first) === folded(others, first)) first++
  let last = 0
  while (last < few - first && folded(words, -1 - last) === folded(others, -1 - last)) last++
  const own = words.slice(first, words.length - last)
  const [from, to] = [own[0], own.at(-1)]
  if (from === undefined || to === undefined) return plainTitle(title)
  const isName = from.word.isTerm && to.word.isTerm
  const isShort = to.end - from.start < nameLengthMin
  if (!isName && !isShort) return plainTitle(title)
  // A number or a letter alone says little without the word before it.
  const start = isShort ? (words[first - 1]?.start ?? from.start) : from.start
  return plainTitle(title.slice(start, to.end))
}

/** A year has as many characters. */
const nameLengthMin = 4
