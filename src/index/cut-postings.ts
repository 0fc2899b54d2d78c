import type { Postings } from '../postings/posting-list.ts'
import type { ChunkRange, Scope } from '../storage/index-scope.ts'

/** What the scope leaves of a posting list; `undefined` if nothing. */
export function cutPostings(list: Postings, scope: Scope): Postings | undefined {
  if (scope.within === undefined && scope.except.length === 0) return list
  const kept: number[] = []
  list.chunks.forEach((chunk, index) => {
    if (isWithin(scope, chunk)) kept.push(index)
  })
  return kept.length === 0 ? undefined : pick(list, kept)
}

/** Whether a question of this scope may read the chunk of a document of the graph. */
export function mayRead(scope: Scope, chunk: number, graphId: string): boolean {
  return isWithin(scope, chunk) && (scope.graph === undefined || scope.graph.id === graphId)
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
