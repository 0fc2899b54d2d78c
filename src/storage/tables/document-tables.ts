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
  /** The time of deletion. From then on no query finds the graph, while its documents are removed. */
  removed_at: Time | null
}

/** The counters of an account's index: the next numbers of chunks and graphs, and the number of changes (`epoch`). */
export type CorpusRow = {
  account_id: string
  number: Generated<number>
  next_chunk: number
  next_graph: number
  epoch: number
}

/** Only `ready` documents are searched. No query finds a document in state `removing`. */
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
  /** The terms of the stored chunks; the graph counts them once the document is ready. */
  term_count: number
  /**
   * The relations of the same chunks. `null` for documents whose graph counts relations as chunks are added and
   * removed.
   */
  relation_count: number | null
  created_at: Time
  kind: DocumentKind
  /** The time of publication as the document states it. */
  published_at: string | null
  /** ISO-8601, UTC. */
  fetched_at: string | null
  /** A JSON object of strings. */
  metadata: string | null
  /** The space in which its chunks have vectors; `null` until all of them were given to an embedding model. */
  vector_space: string | null
  /** Its pages, slides or sheets, encoded. */
  parts: string | null
  /** How far the reading of its file is; `null` once its text is stored, and for what was no long file. */
  reading: Json | null
  /** A digest of the file and of what its sender said of it, by which a repeated upload is known; of long ones only. */
  upload_hash: string | null
  /** 1 for one that takes the place of older ones with its `external_id` once it is ready. */
  replaces?: 1 | null
}

/** A `page` is a snapshot of a web page, which is quoted but not searched. */
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
  /**
   * The prefixes (heads) of the hashes of its features, encoded: they lead to the posting lists that contain the chunk.
   */
  feature_heads: Uint8Array
}
