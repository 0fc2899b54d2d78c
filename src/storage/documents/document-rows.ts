import type { Db } from '../database.ts'
import type { ContentCounts } from '../index/chunk-writes.ts'
import type { Corpus } from '../index/corpus-writes.ts'
import { insertRows } from '../statements/insert-rows.ts'
import type { DocumentKind, DocumentRow, DocumentStatus } from '../tables/document-tables.ts'
import type { StoredDocument } from './stored-document.ts'

export type NewDocument = {
  readonly docId: string
  readonly externalId?: string | undefined
  /** Whether it takes the place of the others of its graph with its `externalId`. */
  readonly replaces?: boolean | undefined
  readonly title: string
  readonly url?: string | undefined
  readonly mediaType: string
  readonly language: string
  /** Documents of a graph with the same hash are the same document. */
  readonly hash: string
  readonly bytes: number
  readonly text: string
  /** As `storedBlocks` writes them. */
  readonly blocks: string
  /** As `storedParts` writes them. */
  readonly parts?: string | undefined
  readonly original?: Uint8Array | undefined
  readonly chunkCount: number
  readonly kind?: DocumentKind | undefined
  readonly publishedAt?: string | undefined
  readonly fetchedAt?: string | undefined
  readonly metadata?: Readonly<Record<string, string>> | undefined
  /** By which a repeated upload of a long file is known. */
  readonly uploadHash?: string | undefined
}

/** A document with its place in a corpus: the number of its first chunk, and its stored form. */
export type PlacedDocument = {
  readonly document: NewDocument
  readonly firstChunk: number
  readonly stored: StoredDocument
  readonly counts: Pick<ContentCounts, 'terms' | 'relations'>
}

/** The stored form of a document, with this status. */
export function storedDocument(
  document: NewDocument,
  { graphId, openedAt }: Pick<Corpus, 'graphId' | 'openedAt'>,
  status: DocumentStatus,
): StoredDocument {
  const {
    docId,
    externalId = null,
    title,
    url = null,
    mediaType,
    hash,
    text,
    chunkCount,
    kind = 'document',
    publishedAt = null,
    fetchedAt = null,
    metadata,
  } = document
  return {
    id: docId,
    graphId,
    externalId,
    title,
    url,
    mediaType,
    hash,
    status,
    problem: null,
    characters: text.length,
    chunkCount,
    createdAt: openedAt,
    kind,
    publishedAt,
    fetchedAt,
    metadata: metadata === undefined ? null : JSON.stringify(metadata),
    reading: null,
  }
}

/** Inserts documents with their contents, without chunks. */
export async function insertDocuments(
  db: Db,
  corpus: Corpus,
  added: readonly PlacedDocument[],
): Promise<void> {
  const rows = added.map((placed) => rowOf(placed, corpus))
  const values = rows.map((row) => documentColumns.map((column) => row[column]))
  await insertRows(db, 'documents', documentColumns, values)
  const contents = added.map(({ document: { docId, text, blocks, original = null } }) => {
    return [docId, text, blocks, original]
  })
  await insertRows(db, 'document_contents', ['doc_id', 'text', 'blocks', 'original'], contents)
}

function rowOf(
  { document, firstChunk, stored, counts }: PlacedDocument,
  { accountId }: Corpus,
): DocumentRow {
  const { id, graphId, externalId, mediaType, chunkCount, createdAt, ...rest } = stored
  const { publishedAt, fetchedAt, ...same } = rest
  return {
    ...same,
    id,
    account_id: accountId,
    graph_id: graphId,
    external_id: externalId,
    media_type: mediaType,
    language: document.language,
    bytes: document.bytes,
    first_chunk: firstChunk,
    chunk_count: chunkCount,
    term_count: counts.terms,
    relation_count: counts.relations,
    created_at: createdAt,
    published_at: publishedAt,
    fetched_at: fetchedAt,
    vector_space: null,
    parts: document.parts ?? null,
    upload_hash: document.uploadHash ?? null,
  }
}

const documentColumns = [
  'id',
  'account_id',
  'graph_id',
  'external_id',
  'title',
  'url',
  'media_type',
  'language',
  'hash',
  'status',
  'problem',
  'bytes',
  'characters',
  'first_chunk',
  'chunk_count',
  'term_count',
  'relation_count',
  'created_at',
  'kind',
  'published_at',
  'fetched_at',
  'metadata',
  'parts',
  'reading',
  'upload_hash',
] as const
