import { hashText } from '../base/hash-text.ts'
import { packEntityCount } from './entity-count.ts'
import type { ChunkInput, ExtractedFeatures } from './extract-features.ts'
import { tokens } from './tokens.ts'

export type IndexedFeatures = {
  /** By the hash of the feature, `t:<stem>` or `e:<entity key>`; what they mean is told at `Postings`. */
  readonly counts: ReadonlyMap<number, number>
  /** How many terms the chunk has in all, those of title and headings included. */
  readonly length: number
}

/** What a chunk adds to the inverted index. Its title and headings are read as part of it. */
export function featuresOf(input: ChunkInput, features: ExtractedFeatures): IndexedFeatures {
  const { title, headings, language } = input
  const counts = new Map<number, number>()
  const above = tokens([title, title, ...headings].join('\n'), language)
  let length = 0
  for (const all of [above, features.tokens])
    for (const { word } of all) {
      if (!word.isTerm) continue
      counts.set(word.featureHash, (counts.get(word.featureHash) ?? 0) + 1)
      length++
    }
  for (const { key, mentions, kind, titled } of features.entities)
    counts.set(hashText(`e:${key}`), packEntityCount({ mentions: mentions.length, kind, titled }))
  return { counts, length }
}
