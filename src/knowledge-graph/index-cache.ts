import { BudgetedCache } from '../base/budgeted-cache.ts'
import type { IndexedChunk, Postings } from './index-reader.ts'

export type CachedChunk = IndexedChunk & { readonly graphId: string }

/** What objects take beside their data, measured on Node 24: half a kilobyte for three typed arrays. */
const bytesOf = { nothing: 150, list: 600, chunk: 500, sentence: 250, entity: 350 }

/** What questions have read of the index lately. Nothing is lost with it. */
export class IndexCache {
  /** Lists of features; one that is known to occur nowhere is empty. The key names the epoch. */
  readonly postings: BudgetedCache<Postings>
  /** A chunk never changes. */
  readonly chunks: BudgetedCache<CachedChunk>

  constructor(bytesMax: number) {
    this.postings = new BudgetedCache(bytesMax / 2, sizeOfList)
    this.chunks = new BudgetedCache(bytesMax / 2, sizeOfChunk)
  }
}

function sizeOfList({ chunks }: Postings): number {
  return chunks.length === 0 ? bytesOf.nothing : bytesOf.list + chunks.length * 8
}

function sizeOfChunk({ text, features }: CachedChunk): number {
  const sentences = features.sentences.reduce(
    (sum, { terms }) => sum + bytesOf.sentence + terms.length * 4,
    0,
  )
  return bytesOf.chunk + text.length * 2 + sentences + features.entities.length * bytesOf.entity
}
