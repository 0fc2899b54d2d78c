import { BudgetedCache } from '../base/cache/budgeted-cache.ts'
import type { IndexedChunk } from './index-reader.ts'
import { ListCache } from './list-cache.ts'

export type CachedChunk = IndexedChunk & { readonly graphId: string }

/** Overhead of objects besides their data, in bytes, measured on Node 24. */
const bytesOf = { chunk: 500, sentence: 250, entity: 350 }

/** What lists get of the cache; the rest is for chunks, which have text and are larger. Not measured. */
const listsShare = 1 / 3

/** Caches the posting lists and chunks that recent questions have read. */
export class IndexCache {
  readonly lists: ListCache
  /** Chunks by number. They are immutable, so the cache needs no invalidation. */
  readonly chunks: BudgetedCache<CachedChunk>

  constructor(bytesMax: number) {
    this.lists = new ListCache(bytesMax * listsShare)
    this.chunks = new BudgetedCache(bytesMax * (1 - listsShare), sizeOfChunk)
  }
}

function sizeOfChunk({ text, features }: CachedChunk): number {
  const sentences = features.sentences.reduce(
    (sum, { terms }) => sum + bytesOf.sentence + terms.length * 4,
    0,
  )
  return bytesOf.chunk + text.length * 2 + sentences + features.entities.length * bytesOf.entity
}
