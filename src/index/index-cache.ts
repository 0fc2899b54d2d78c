import { BudgetedCache } from '../base/cache/budgeted-cache.ts'
import type { Postings } from '../postings/posting-list.ts'
import type { IndexedAlias, IndexedChunk } from './index-reader.ts'
import { ListCache } from './list-cache.ts'

export type CachedChunk = IndexedChunk & { readonly graphId: string }

/**
 * Overhead of objects besides their data, in bytes, measured on Node 24: the three typed arrays of a posting list take
 * half a kilobyte.
 */
const bytesOf = {
  chunk: 500,
  sentence: 250,
  entity: 350,
  alias: 250,
  nothing: 100,
  list: 600,
  posting: 8,
}

/**
 * What posting lists and aliases get of the cache; the rest is for chunks, which have text and are larger. Most names
 * have no aliases. Not measured.
 */
const [listsShare, aliasesShare] = [7 / 24, 1 / 24]

/** Caches the posting lists, aliases and chunks that recent questions have read. */
export class IndexCache {
  readonly lists: ListCache<Postings>
  /** Aliases by a name: those in which it is the other name or the entity. */
  readonly aliases: ListCache<readonly IndexedAlias[]>
  /** Chunks by number. They are immutable, so the cache needs no invalidation. */
  readonly chunks: BudgetedCache<CachedChunk>

  constructor(bytesMax: number) {
    this.lists = new ListCache(bytesMax * listsShare, sizeOfPostings)
    this.aliases = new ListCache(bytesMax * aliasesShare, sizeOfAliases)
    this.chunks = new BudgetedCache(bytesMax * (1 - listsShare - aliasesShare), sizeOfChunk)
  }
}

function sizeOfPostings({ chunks }: Postings): number {
  return chunks.length === 0 ? bytesOf.nothing : bytesOf.list + chunks.length * bytesOf.posting
}

function sizeOfAliases(aliases: readonly IndexedAlias[]): number {
  return bytesOf.nothing + aliases.length * bytesOf.alias
}

function sizeOfChunk({ text, features }: CachedChunk): number {
  const sentences = features.sentences.reduce(
    (sum, { terms }) => sum + bytesOf.sentence + terms.length * 4,
    0,
  )
  return bytesOf.chunk + text.length * 2 + sentences + features.entities.length * bytesOf.entity
}
