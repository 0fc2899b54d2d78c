import type { Postings } from '../postings/posting-list.ts'
import type { SegmentRow } from './database.ts'

/** What a question may read: an account's documents, or those of one graph, or one document. */
export type Reach = {
  readonly accountId: string
  readonly graphId?: string | undefined
  readonly docId?: string | undefined
}

/** A reach, looked up: the numbers that stand for it in the index. */
export type Scope = {
  readonly corpus: number
  /** Moves with every change of the corpus. */
  readonly epoch: number
  /** Only this graph. */
  readonly graph: { readonly id: string; readonly number: number } | undefined
  /** Not these graphs, which are being removed. */
  readonly exceptGraphs: readonly number[]
  /** Where the posting lists are. */
  readonly segments: readonly SegmentPlace[]
  /** Only these chunks. */
  readonly within: ChunkRange | undefined
  /** Not these: chunks of documents that are still being added or removed. */
  readonly except: readonly ChunkRange[]
  readonly chunkCount: number
  readonly termCount: number
}

export type SegmentPlace = Pick<SegmentRow, 'number' | 'revision' | 'first_chunk'>

/** Both ends belong to it. */
export type ChunkRange = { readonly first: number; readonly last: number }

/** Whether a question of this scope may read the chunk of a document of the graph. */
export function mayRead(scope: Scope, chunk: number, graphId: string): boolean {
  return isWithin(scope, chunk) && (scope.graph === undefined || scope.graph.id === graphId)
}

/** What the scope leaves of a posting list; `undefined` if nothing. */
export function cutPostings(list: Postings, scope: Scope): Postings | undefined {
  if (scope.within === undefined && scope.except.length === 0) return list
  const kept: number[] = []
  list.chunks.forEach((chunk, index) => {
    if (isWithin(scope, chunk)) kept.push(index)
  })
  return kept.length === 0 ? undefined : pick(list, kept)
}

function isWithin({ within, except }: Scope, chunk: number): boolean {
  const inside = ({ first, last }: ChunkRange) => chunk >= first && chunk <= last
  return (within === undefined || inside(within)) && !except.some(inside)
}

/** Some of a list, by their places in it. */
export function pick({ chunks, counts, lengths }: Postings, indices: readonly number[]): Postings {
  return {
    chunks: Uint32Array.from(indices, (index) => chunks[index] ?? 0),
    counts: Uint16Array.from(indices, (index) => counts[index] ?? 0),
    lengths: Uint16Array.from(indices, (index) => lengths[index] ?? 0),
  }
}
