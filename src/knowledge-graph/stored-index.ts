import type { IndexStore, Scope, StoredChunk } from '../storage/index-store.ts'
import { decodeFeatures } from './encode-features.ts'
import type { IndexedChunk, IndexReader, Postings } from './index-reader.ts'

/** The index in the storage, as one question may read it. */
export class StoredIndex implements IndexReader {
  readonly #store: IndexStore
  readonly #scope: Scope
  readonly #graphs = new Map<string, string>()

  constructor(store: IndexStore, scope: Scope) {
    this.#store = store
    this.#scope = scope
  }

  async statistics(): Promise<{ chunkCount: number; termCount: number }> {
    return this.#scope
  }

  postings(features: readonly string[]): Promise<ReadonlyMap<string, Postings>> {
    return this.#store.postings(this.#scope, features)
  }

  async chunks(numbers: readonly number[]): Promise<readonly IndexedChunk[]> {
    const stored = await this.#store.chunks(this.#scope, numbers)
    for (const { doc_id, graph_id } of stored) this.#graphs.set(doc_id, graph_id)
    return stored.map(indexedChunk)
  }

  /** The graph of a document of which a chunk was read. */
  graphOf(docId: string): string {
    return this.#graphs.get(docId) ?? ''
  }
}

function indexedChunk(row: StoredChunk): IndexedChunk {
  return {
    number: row.number,
    chunkId: `chunk_${row.doc_id.slice('doc_'.length)}_${row.number - row.first_chunk}`,
    docId: row.doc_id,
    title: row.title,
    ...(row.external_id !== null && { externalId: row.external_id }),
    ...(row.url !== null && { url: row.url }),
    start: row.start,
    end: row.end,
    text: row.text,
    features: decodeFeatures(row.features),
  }
}
