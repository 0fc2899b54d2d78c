import type { Postings } from '../postings/posting-list.ts'
import type { ChunkRange, IndexView } from '../storage/index/index-view.ts'

/** The postings whose chunks are in the view; `undefined` if there are none. */
export function cutPostings(list: Postings, view: IndexView): Postings | undefined {
  if (view.within === undefined && view.except.length === 0) return list
  const kept: number[] = []
  list.chunks.forEach((chunk, index) => {
    if (isWithin(view, chunk)) kept.push(index)
  })
  return kept.length === 0 ? undefined : pick(list, kept)
}

/** Whether the view contains a chunk of a document of this graph. */
export function mayRead(view: IndexView, chunk: number, graphId: string): boolean {
  return isWithin(view, chunk) && (view.graph === undefined || view.graph.id === graphId)
}

/** Whether a chunk is in the document of the view, and not of one that is being added or removed. */
export function isWithin({ within, except }: IndexView, chunk: number): boolean {
  const inside = ({ first, last }: ChunkRange) => chunk >= first && chunk <= last
  return (within === undefined || inside(within)) && !isInOneOf(except, chunk)
}

/**
 * Whether a chunk is in one of these ranges, which are in order and apart: after a large removal they are thousands.
 */
function isInOneOf(ranges: readonly ChunkRange[], chunk: number): boolean {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ranges[middle]?.last ?? 0) < chunk) low = middle + 1
    else high = middle
  }
  return (ranges[low]?.first ?? Number.POSITIVE_INFINITY) <= chunk
}

/** The postings at these indices of a list. */
export function pick({ chunks, counts, lengths }: Postings, indices: readonly number[]): Postings {
  return {
    chunks: Uint32Array.from(indices, (index) => chunks[index] ?? 0),
    counts: Uint16Array.from(indices, (index) => counts[index] ?? 0),
    lengths: Uint16Array.from(indices, (index) => lengths[index] ?? 0),
  }
}
