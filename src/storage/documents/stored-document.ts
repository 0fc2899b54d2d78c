import type { DocumentKind, DocumentStatus } from '../tables/document-tables.ts'

/** A document without its text. */
export type StoredDocument = {
  readonly id: string
  readonly graphId: string
  readonly externalId: string | null
  readonly title: string
  readonly url: string | null
  readonly mediaType: string
  /** A hash of everything that makes two documents of a graph the same. */
  readonly hash: string
  readonly status: DocumentStatus
  /** The reason why the document failed. */
  readonly problem: string | null
  /** The length of its text, in UTF-16 code units. */
  readonly characters: number
  readonly chunkCount: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly kind: DocumentKind
  /** As the document states the date. */
  readonly publishedAt: string | null
  /** When it was fetched from the web: ISO-8601, UTC. */
  readonly fetchedAt: string | null
  /** What it says of itself besides, as a JSON object of strings. */
  readonly metadata: string | null
}

/** The columns that a query selects to read a `StoredDocument`. */
export const documentSelection = [
  'id',
  'graph_id as graphId',
  'external_id as externalId',
  'title',
  'url',
  'media_type as mediaType',
  'hash',
  'status',
  'problem',
  'characters',
  'chunk_count as chunkCount',
  'created_at as createdAt',
  'kind',
  'published_at as publishedAt',
  'fetched_at as fetchedAt',
  'metadata',
] as const
