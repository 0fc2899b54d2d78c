import { countFeatures } from '../extraction/count-features.ts'
import { extractFeatures } from '../extraction/extract-features.ts'
import { featuresOf } from '../extraction/features-of.ts'
import { findAliases } from '../extraction/find-aliases.ts'
import { encodeFeatures } from '../index/encode-features.ts'
import { encodeHeads } from '../postings/feature-heads.ts'
import type { SegmentBuilder } from '../postings/segment.ts'
import type { NewChunks } from '../storage/chunk-writes.ts'
import type { Chunk } from './chunk-text.ts'

/** A run of one document's chunks. */
export type ChunkRun = {
  readonly title: string
  readonly language: string
  /** The index, within the document, of the first chunk. */
  readonly firstIndex: number
  /** Of the document, in this run and in others. */
  readonly chunkCount: number
  readonly chunks: readonly (Chunk & { readonly text: string })[]
}

/**
 * What the index and the graph keep of the chunks. Their postings go into `segment`, where the first
 * of them has the number `firstChunk`. Depends on nothing but the document.
 */
export function analyseChunks(
  { title, language, firstIndex, chunkCount, chunks }: ChunkRun,
  segment: SegmentBuilder,
  firstChunk: number,
): NewChunks {
  const isOnly = chunkCount === 1
  const found = chunks.map(({ start, end, layout, text }, offset) => {
    const opensDocument = firstIndex + offset === 0
    const input = { title, ...layout, text, language, opensDocument }
    const features = extractFeatures(input)
    const { counts, length } = featuresOf(input, features)
    for (const [hash, count] of counts) segment.add(hash, firstChunk + offset, count, length)
    const featureHeads = encodeHeads([...counts.keys()])
    const encoded = { features: encodeFeatures(features), featureHeads }
    return { features, text, chunk: { start, end, length, text: isOnly ? null : text, ...encoded } }
  })
  return {
    firstIndex,
    chunks: found.map(({ chunk }) => chunk),
    ...countFeatures(found.map(({ features }) => features)),
    aliases: findAliases(
      found.map(({ features, text, chunk: { start } }) => ({ start, text, features })),
      firstIndex,
    ),
  }
}
