import { terms } from '../language/terms.ts'
import type { ChunkFeatures } from './chunk-features.ts'
import type { ChunkInput } from './extract-features.ts'

export type IndexedFeatures = {
  /** By feature, `t:<stem>` or `e:<entity key>`; what the counts mean is told at `Postings`. */
  readonly counts: ReadonlyMap<string, number>
  /** How many terms the chunk has in all, those of title and headings included. */
  readonly length: number
}

/** What a chunk adds to the inverted index. Its title and headings are read as part of it. */
export function featuresOf(input: ChunkInput, features: ChunkFeatures): IndexedFeatures {
  const counts = new Map<string, number>()
  const all = terms(
    [input.title, input.title, ...input.headings, input.text].join('\n'),
    input.language,
  )
  for (const { stem } of all) {
    const feature = `t:${stem}`
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  for (const { key, mentions, titled } of features.entities)
    counts.set(`e:${key}`, 2 * mentions.length + (titled ? 1 : 0))
  return { counts, length: all.length }
}
