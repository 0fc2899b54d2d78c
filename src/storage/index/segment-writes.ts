import {
  mergeSegments,
  type PlacedSegment,
  segmentBytes,
  withoutChunks,
} from '../../postings/segment.ts'
import { decodeBlock, encodeBlock } from '../../postings/segment-blocks.ts'
import type { Db } from '../database.ts'
import type { Corpus } from './corpus-writes.ts'
import {
  blocksWith,
  deleteSegment,
  insertSegment,
  readSegment,
  type SegmentExtent,
  segmentsOf,
  settleSegment,
  updateBlock,
} from './segment-rows.ts'

/**
 * Adds the postings of new chunks as a segment. If there are many segments of at most that size, they are merged into
 * one, so that each posting is rewritten only a logarithmic number of times. Source: O'Neil et al., The log-structured
 * merge-tree (1996), with sizes as in Lucene's tiered merging.
 */
export async function addSegment(
  db: Db,
  corpus: Corpus,
  added: PlacedSegment & { readonly lastChunk: number },
): Promise<void> {
  if (added.segment.hashes.length === 0) return
  const merged = chooseMerged(await segmentsOf(db, corpus), segmentBytes(added.segment))
  const parts: PlacedSegment[] = [added]
  for (const { number, first_chunk } of merged)
    parts.push({ segment: await readSegment(db, corpus, number), base: first_chunk })
  for (const { number } of merged) await deleteSegment(db, corpus, number)
  const lastChunk = Math.max(added.lastChunk, ...merged.map(({ last_chunk }) => last_chunk))
  const whole = parts.length > 1 ? mergeSegments(parts) : added
  await insertSegment(db, corpus, { ...whole, lastChunk })
}

/** This many segments of similar size are merged into one; size classes grow by the same factor. */
const segmentsOfSizeMax = 8
/** Size classes begin at this many bytes. Not measured. */
const smallestSizeBytes = 4096
/** A larger merge would block other writers. */
const mergedBytesMax = 32 * 1024 * 1024

function chooseMerged(all: readonly SegmentExtent[], addedBytes: number): readonly SegmentExtent[] {
  let chosen: readonly SegmentExtent[] = []
  for (;;) {
    const bytes = chosen.reduce((sum, segment) => sum + segment.bytes, addedBytes)
    const power = Math.ceil(Math.log(bytes / smallestSizeBytes) / Math.log(segmentsOfSizeMax))
    const bytesMax = smallestSizeBytes * segmentsOfSizeMax ** Math.max(0, power)
    const noLarger = all.filter((segment) => segment.bytes <= bytesMax)
    const others = noLarger.length - chosen.length
    if (others + 1 < segmentsOfSizeMax) return chosen
    if (noLarger.reduce((sum, segment) => sum + segment.bytes, 0) > mergedBytesMax) return chosen
    chosen = noLarger
  }
}

/**
 * Removes a range of chunks from the posting lists of their features. Only hash prefixes (heads) of the features are
 * known, so every block that may contain such a list is read, and rewritten if it did.
 */
export async function removePostings(
  db: Db,
  corpus: Corpus,
  heads: ReadonlySet<number>,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<void> {
  const isGone = (chunk: number) => chunk >= first && chunk <= last
  for (const { number, first_chunk, last_chunk } of await segmentsOf(db, corpus)) {
    if (first_chunk > last || last_chunk < first) continue
    let changed = false
    for (const { id, data } of await blocksWith(db, corpus, number, heads)) {
      const placed = { segment: decodeBlock(data), base: first_chunk }
      const segment = withoutChunks(placed, isGone)
      if (segment.bytes.length === placed.segment.bytes.length) continue
      await updateBlock(db, corpus, id, encodeBlock(segment))
      changed = true
    }
    if (changed) await settleSegment(db, corpus, number)
  }
}
