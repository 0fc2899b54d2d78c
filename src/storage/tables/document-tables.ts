import type { Generated } from 'kysely'
import type { Json, Time } from './column-values.ts'

export type GraphRow = {
  id: string
  account_id: string
  number: number
  name: string
  document_count: number
  chunk_count: number
  term_count: number
  relation_count: number
  created_at: Time
  /** When it was deleted. From then on nobody finds the graph, while its documents are being removed. */
  removed_at: Time | null
}

/** What the index counts of an account: the next numbers of its chunks and graphs, and its changes (`epoch`). */
export type CorpusRow = {
  account_id: string
  number: Generated<number>
  next_chunk: number
  next_graph: number
  epoch: number
}

/** Only `ready` documents are searched. Nobody finds a document that is `removing`. */
export type DocumentStatus = 'indexing' | 'ready' | 'failed' | 'removing'

export type DocumentRow = {
  id: string
  account_id: string
  graph_id: string
  external_id: string | null
  title: string
  url: string | null
  media_type: string
  language: string
  hash: string
  status: DocumentStatus
  problem: string | null
  bytes: number
  characters: number
  first_chunk: number
  chunk_count: number
  /** Of the chunks that are stored; the graph counts them once the document is ready. */
  term_count: number
  /** Of the same chunks. `null` if the graph counts relations as chunks come and go. */
  relation_count: number | null
  created_at: Time
  kind: DocumentKind
  /** As the document states it. */
  published_at: string | null
  /** ISO-8601, UTC. */
  fetched_at: string | null
  /** A JSON object of strings. */
  metadata: string | null
}

/** A snapshot of a page is quoted, but not searched. */
export type DocumentKind = 'document' | 'page'

export type DocumentContentRow = {
  doc_id: string
  text: string
  blocks: Json
  original: Uint8Array | null
}

export type ChunkRow = {
  corpus: number
  number: number
  doc_id: string
  start: number
  end: number
  length: number
  /** `null` for the only chunk of a document, whose text is read from the document. */
  text: string | null
  /** Sentences, entities and relations, encoded. */
  features: Uint8Array
  /** The first bits of the hashes of its features, encoded: they lead to the posting lists with the chunk. */
  feature_heads: Uint8Array
}
