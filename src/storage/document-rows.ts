import type { Kysely } from 'kysely'
import { type Corpus, countInGraph } from './corpus-writes.ts'
import type { Database, DocumentRow, DocumentStatus } from './database.ts'
import { insertRows } from './insert-rows.ts'

type Db = Kysely<Database>

export type NewDocument = {
  readonly docId: string
  readonly externalId?: string | undefined
  readonly title: string
  readonly url?: string | undefined
  readonly mediaType: string
  readonly language: string
  /** Of all that makes two documents of a graph the same. */
  readonly hash: string
  readonly bytes: number
  readonly text: string
  /** As `storedBlocks` writes them. */
  readonly blocks: string
  readonly original?: Uint8Array | undefined
  readonly chunkCount: number
}

/** A document's row, and what else there is of it. */
export type NewRow = { readonly row: DocumentRow; readonly document: NewDocument }

export function rowOf(
  document: NewDocument,
  { accountId, graphId, openedAt }: Corpus,
  firstChunk: number,
  status: DocumentStatus,
): DocumentRow {
  const { docId, title, mediaType, language, hash, bytes, text, chunkCount } = document
  return {
    id: docId,
    account_id: accountId,
    graph_id: graphId,
    external_id: document.externalId ?? null,
    title,
    url: document.url ?? null,
    media_type: mediaType,
    language,
    hash,
    status,
    problem: null,
    bytes,
    characters: text.length,
    first_chunk: firstChunk,
    chunk_count: chunkCount,
    created_at: openedAt,
  }
}

export async function insertDocuments(
  db: Db,
  { graphId }: Corpus,
  added: readonly NewRow[],
): Promise<void> {
  const rows = added.map(({ row }) => documentColumns.map((column) => row[column]))
  await insertRows(db, 'documents', documentColumns, rows)
  const contents = added.map(({ row, document: { text, blocks, original = null } }) => {
    return [row.id, text, blocks, original]
  })
  await insertRows(db, 'document_contents', ['doc_id', 'text', 'blocks', 'original'], contents)
  await countInGraph(db, graphId, { documents: rows.length })
}

const documentColumns = [
  ...(['id', 'account_id', 'graph_id', 'external_id', 'title', 'url', 'media_type'] as const),
  ...(['language', 'hash', 'status', 'problem', 'bytes', 'characters'] as const),
  ...(['first_chunk', 'chunk_count', 'created_at'] as const),
]
