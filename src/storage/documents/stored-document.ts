import type { DocumentKind, DocumentStatus } from '../tables/document-tables.ts'

/** A document without its text. */
export type StoredDocument = {
  readonly id: string
  readonly graphId: string
  readonly externalId: string | null
  readonly title: string
  readonly url: string | null
  readonly mediaType: string
  /** Documents of a graph with the same hash are the same document. */
  readonly hash: string
  readonly status: DocumentStatus
  /** Why the document failed. */
  readonly problem: string | null
  /** The length of its text, in UTF-16 code units. */
  readonly characters: number
  readonly chunkCount: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly kind: DocumentKind
  /** The date as the document states it. */
  readonly publishedAt: string | null
  /** When it was fetched from the web: ISO-8601, UTC. */
  readonly fetchedAt: string | null
  /** Other metadata of the document, as a JSON object of strings. */
  readonly metadata: string | null
  /** While its file is read: how far that is, as JSON of `ReadingProgress`. */
  readonly reading: string | null
}

/** How many pages of a file have been read, of how many; `pages` is missing until it is known. */
export type ReadingProgress = { readonly pages?: number; readonly pages_read: number }

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
  'reading',
] as const
