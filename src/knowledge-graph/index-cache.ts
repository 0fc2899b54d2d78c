import { BudgetedCache } from '../base/budgeted-cache.ts'
import type { IndexedChunk, Postings } from './index-reader.ts'

export type CachedChunk = IndexedChunk & { readonly graphId: string }

/** Of objects and Maps, beside what they hold; measured, not exact. */
const entryBytes = 200

/** What questions have read of the index lately. Nothing is lost with it. */
export class IndexCache {
  /** Lists of features; one that is known to occur nowhere is empty. The key names the epoch. */
  readonly postings: BudgetedCache<Postings>
  /** A chunk never changes. */
  readonly chunks: BudgetedCache<CachedChunk>

  constructor(bytesMax: number) {
    this.postings = new BudgetedCache(bytesMax / 2, ({ chunks }) => entryBytes + chunks.length * 8)
    this.chunks = new BudgetedCache(bytesMax / 2, ({ text, features }) => {
      const { sentences, entities } = features
      return entryBytes + text.length * 2 + (sentences.length + entities.length) * entryBytes
    })
  }
}
