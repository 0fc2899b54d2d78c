import { countFeatures } from '../../extraction/count-features.ts'
import { extractFeatures } from '../../extraction/extract-features.ts'
import { featuresOf } from '../../extraction/features-of.ts'
import { findAliases } from '../../extraction/names/aliases/find-aliases.ts'
import { resolveNames } from '../../extraction/names/aliases/resolve-names.ts'
import { uncasedNames } from '../../extraction/names/uncased/uncased-names.ts'
import { encodeFeatures } from '../../index/encode-features.ts'
import { encodeHeads } from '../../postings/feature-heads.ts'
import type { SegmentBuilder } from '../../postings/segment.ts'
import type { NewChunks } from '../../storage/index/chunk-writes.ts'
import type { Chunk } from './chunk-text.ts'

/** Consecutive chunks of one document. */
export type ChunkRun = {
  readonly title: string
  /** What tells the document from others of the same title; see `aboutOf`. */
  readonly about?: string
  readonly language: string
  /** The index of the first chunk within the document, from 0. */
  readonly firstIndex: number
  /** The number of chunks of the whole document. */
  readonly chunkCount: number
  readonly chunks: readonly (Chunk & { readonly text: string })[]
}

/**
 * Analyses chunks for the index and the graph, and adds their postings to `segment`, numbered from `firstChunk`.
 * Deterministic: the result depends on the document alone.
 */
export function analyseChunks(
  { title, about = '', language, firstIndex, chunkCount, chunks }: ChunkRun,
  segment: SegmentBuilder,
  firstChunk: number,
): NewChunks {
  const texts = chunks.map(({ text }) => text)
  const uncased = uncasedNames(texts, title, language)
  const document = { title, ...(about && { about }), language, ...(uncased && { uncased }) }
  const read = chunks.map(({ start, layout, text }, offset) => {
    const { headings, blocks, leadIn } = layout
    const opensDocument = firstIndex + offset === 0
    const input = { ...document, headings, blocks, leadIn, text, opensDocument }
    return { start, text, input, features: extractFeatures(input) }
  })
  const aliases = findAliases(read, firstIndex, uncased?.names)
  const found = resolveNames(
    read.map(({ features }) => features),
    aliases,
    firstIndex,
  )
  return {
    firstIndex,
    chunks: chunks.map(({ start, end, text }, offset) => {
      const [input, features] = [read[offset]?.input, found[offset]]
      if (input === undefined || features === undefined) throw new Error('A chunk was not read.')
      const { hashes, counts, length } = featuresOf(input, features)
      for (let index = 0; index < hashes.length; index++)
        segment.add(hashes[index] ?? 0, firstChunk + offset, counts[index] ?? 0, length)
      const encoded = { features: encodeFeatures(features), featureHeads: encodeHeads(hashes) }
      return { start, end, length, text: chunkCount === 1 ? null : text, ...encoded }
    }),
    ...countFeatures(found),
    aliases,
  }
}
