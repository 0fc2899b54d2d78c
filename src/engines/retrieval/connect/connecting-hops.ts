import type { IndexedChunk } from '../../../index/index-reader.ts'
import type { PlainMention } from './plain-mentions.ts'

/** A hop between two names, and the sentence of a chunk that has both, or has one and is about the other. */
export type ConnectingHop = {
  readonly from: string
  readonly to: string
  /** The number of the chunk, and the index of the sentence in it. */
  readonly chunk: number
  readonly sentence: number
}

/** A name in a chunk. */
type Named = {
  /** Whether the chunk is about it. */
  readonly titled: boolean
  /** Whether a hop may lead to it. */
  readonly isNode: boolean
  /** The sentences that have it, ascending. */
  readonly sentences: readonly number[]
}

/** The names in a chunk by their keys, with those that it writes without a capital. */
export function namedIn(
  { features }: IndexedChunk,
  plain: readonly PlainMention[],
): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>()
  for (const { key, titled, kind, mentions } of features.entities) {
    const sentences = mentions.map(({ sentence }) => sentence)
    names.set(key, { titled, isNode: kind !== 'keyword', sentences })
  }
  for (const { key, sentence } of plain) {
    const { titled = false, sentences = [] } = names.get(key) ?? {}
    const all = [...new Set([...sentences, sentence])].sort((a, b) => a - b)
    names.set(key, { titled, isNode: true, sentences: all })
  }
  return names
}

/**
 * The hops from a name within a chunk: to the names beside it in a sentence, and between the subject and all others.
 */
export function connectingHops(
  chunk: IndexedChunk,
  names: ReadonlyMap<string, Named>,
  from: string,
): readonly ConnectingHop[] {
  const own = names.get(from)
  if (own === undefined) return []
  const ownSentences = new Set(own.sentences)
  return Array.from(names).flatMap(([to, other]): ConnectingHop[] => {
    if (to === from || !other.isNode) return []
    const sentence = sentenceOf(own, ownSentences, other)
    return sentence === undefined ? [] : [{ from, to, chunk: chunk.number, sentence }]
  })
}

/** The first sentence that names both; or of a chunk about one of them, the first that names the other. */
function sentenceOf(own: Named, ownSentences: ReadonlySet<number>, other: Named) {
  const both = other.sentences.find((sentence) => ownSentences.has(sentence))
  if (both !== undefined) return both
  if (own.titled) return other.sentences[0]
  return other.titled ? own.sentences[0] : undefined
}
