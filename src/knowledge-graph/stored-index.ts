import { cutPostings, mayRead, type Scope } from '../storage/index-scope.ts'
import type { IndexStore, StoredChunk } from '../storage/index-store.ts'
import { decodeFeatures } from './encode-features.ts'
import type { CachedChunk, IndexCache } from './index-cache.ts'
import type { IndexedChunk, IndexReader, Postings } from './index-reader.ts'

const noPostings: Postings = {
  chunks: new Uint32Array(),
  counts: new Uint16Array(),
  lengths: new Uint16Array(),
}

/** The index in the storage, as one question may read it. */
export class StoredIndex implements IndexReader {
  readonly #store: IndexStore
  readonly #scope: Scope
  readonly #cache: IndexCache
  readonly #graphIds = new Map<string, string>()

  constructor(store: IndexStore, scope: Scope, cache: IndexCache) {
    this.#store = store
    this.#scope = scope
    this.#cache = cache
  }

  async statistics(): Promise<{ chunkCount: number; termCount: number }> {
    return this.#scope
  }

  async postings(features: readonly string[]): Promise<ReadonlyMap<string, Postings>> {
    const { corpus, epoch, graph } = this.#scope
    const keyOf = (feature: string) => `${corpus} ${epoch} ${graph?.number ?? ''} ${feature}`
    const known = new Map(
      features.map((feature) => [feature, this.#cache.postings.get(keyOf(feature))]),
    )
    const missing = features.filter((feature) => known.get(feature) === undefined)
    if (missing.length > 0) {
      const read = await this.#store.postings(this.#scope, missing)
      for (const feature of missing) {
        const list = read.get(feature) ?? noPostings
        this.#cache.postings.set(keyOf(feature), list)
        known.set(feature, list)
      }
    }
    const lists = new Map<string, Postings>()
    for (const [feature, list = noPostings] of known) {
      const cut = list.chunks.length > 0 ? cutPostings(list, this.#scope) : undefined
      if (cut) lists.set(feature, cut)
    }
    return lists
  }

  async chunks(numbers: readonly number[]): Promise<readonly IndexedChunk[]> {
    const keyOf = (number: number) => `${this.#scope.corpus} ${number}`
    const known = new Map(numbers.map((number) => [number, this.#cache.chunks.get(keyOf(number))]))
    const missing = numbers.filter((number) => known.get(number) === undefined)
    if (missing.length > 0) {
      for (const row of await this.#store.chunks(this.#scope, missing)) {
        const chunk = indexedChunk(row)
        this.#cache.chunks.set(keyOf(chunk.number), chunk)
        known.set(chunk.number, chunk)
      }
    }
    const chunks = numbers.flatMap((number) => known.get(number) ?? [])
    const readable = chunks.filter(({ number, graphId }) => mayRead(this.#scope, number, graphId))
    for (const { docId, graphId } of readable) this.#graphIds.set(docId, graphId)
    return readable
  }

  /** The graph of a document of which a chunk was read. */
  graphOf(docId: string): string {
    return this.#graphIds.get(docId) ?? ''
  }
}

function indexedChunk(row: StoredChunk): CachedChunk {
  return {
    number: row.number,
    chunkId: `chunk_${row.doc_id.slice('doc_'.length)}_${row.number - row.first_chunk}`,
    docId: row.doc_id,
    graphId: row.graph_id,
    title: row.title,
    ...(row.external_id !== null && { externalId: row.external_id }),
    ...(row.url !== null && { url: row.url }),
    start: row.start,
    end: row.end,
    text: row.text,
    features: decodeFeatures(row.features),
  }
}
