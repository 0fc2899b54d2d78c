import { type Kysely, sql } from 'kysely'
import { type Packed, unpack } from '../base/packed.ts'
import { insertRuns, type NewContent, type Run } from './chunk-writes.ts'
import { type Corpus, countInGraph, openCorpus, type Place } from './corpus-writes.ts'
import type { Database, DocumentStatus } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { listed } from './listed.ts'
import { removeChunks, removeDocument } from './remove-document.ts'
import { withoutChunks } from './segment.ts'
import { addSegment } from './segment-writes.ts'

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
  readonly outline: string
  readonly original?: Uint8Array | undefined
  readonly chunkCount: number
}
export type Added = { readonly outcome: 'added' | 'duplicate'; readonly docId: string }

export const documentWrites = {
  addDocuments,
  stageDocument,
  addChunks,
  finishDocument,
  hideDocument,
  removeChunks,
  removeDocument,
}

/** Adds whole documents, searchable when this returns. One that the graph has already is not added again. */
async function addDocuments(
  db: Db,
  input: Place & { documents: readonly NewDocument[]; content: Packed<NewContent> },
): Promise<readonly Added[]> {
  const chunkCount = sumOfChunks(input.documents)
  const corpus = await openCorpus(db, input, chunkCount)
  const known = await knownDocuments(db, input.graphId, input.documents)
  const content = unpack(input.content)
  const runs: Run[] = []
  const unused = new Set<number>()
  const rows: DocumentRows = { documents: [], contents: [] }
  let firstChunk = corpus.firstChunk
  const added = input.documents.map((document, index): Added => {
    const chunks = content.runs[index]
    if (!chunks) throw new Error(`The content of document ${document.docId} is missing`)
    const first = firstChunk
    firstChunk += document.chunkCount
    const docId = known.get(document.hash)
    if (docId !== undefined) {
      for (let chunk = first; chunk < firstChunk; chunk++) unused.add(chunk)
      return { outcome: 'duplicate', docId }
    }
    known.set(document.hash, document.docId)
    addRows(rows, corpus, document, first, 'ready')
    runs.push({ docId: document.docId, firstChunk: first, content: chunks })
    return { outcome: 'added', docId: document.docId }
  })
  await insertDocuments(db, corpus, rows)
  await insertRuns(db, corpus, runs)
  const placed = { segment: content.segment, base: corpus.firstChunk }
  const { segment } = unused.size > 0 ? withoutChunks(placed, (chunk) => unused.has(chunk)) : placed
  await addSegment(db, corpus, { ...placed, segment, lastChunk: firstChunk - 1 })
  return added
}

/** Takes in a document whose chunks come later; nobody finds it until it is finished. */
async function stageDocument(db: Db, input: Place & { document: NewDocument }): Promise<Added> {
  const { document } = input
  const corpus = await openCorpus(db, input, document.chunkCount)
  const docId = (await knownDocuments(db, input.graphId, [document])).get(document.hash)
  if (docId !== undefined) return { outcome: 'duplicate', docId }
  const rows: DocumentRows = { documents: [], contents: [] }
  addRows(rows, corpus, document, corpus.firstChunk, 'indexing')
  await insertDocuments(db, corpus, rows)
  return { outcome: 'added', docId: document.docId }
}

async function addChunks(
  db: Db,
  input: Place & { docId: string; content: Packed<NewContent> },
): Promise<void> {
  // Whoever removes the document has to wait from here on, and then sees these chunks.
  const corpus = await openCorpus(db, input, 0)
  const { first_chunk } = await db
    .selectFrom('documents')
    .select('first_chunk')
    .where('id', '=', input.docId)
    .where('status', '=', 'indexing')
    .executeTakeFirstOrThrow()
  const { runs, segment } = unpack(input.content)
  const content = runs[0]
  if (!content) throw new Error(`The content of document ${input.docId} is missing`)
  const base = first_chunk + content.firstIndex
  const done = await db
    .selectFrom('chunks')
    .select('number')
    .where('corpus', '=', corpus.corpus)
    .where('number', '=', base)
    .executeTakeFirst()
  if (done) return
  await insertRuns(db, corpus, [{ docId: input.docId, firstChunk: first_chunk, content }])
  await addSegment(db, corpus, { segment, base, lastChunk: base + content.chunks.length - 1 })
}

async function finishDocument(
  db: Db,
  input: { accountId: string; docId: string; problem?: string },
): Promise<void> {
  const status: DocumentStatus = input.problem === undefined ? 'ready' : 'failed'
  await db
    .updateTable('documents')
    .set({ status, problem: input.problem ?? null, ...(input.problem && { hash: input.docId }) })
    .where('id', '=', input.docId)
    .where('account_id', '=', input.accountId)
    .where('status', '=', 'indexing')
    .execute()
  await db
    .updateTable('corpora')
    .set((row) => ({ epoch: row('epoch', '+', 1) }))
    .where('account_id', '=', input.accountId)
    .execute()
}

/** From here on the document is gone for everybody, whatever happens to its removal. */
async function hideDocument(db: Db, input: { accountId: string; docId: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    // Without its hash, the same document can be added anew meanwhile.
    .set({ status: 'removing', hash: input.docId })
    .where('id', '=', input.docId)
    .where('account_id', '=', input.accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function sumOfChunks(documents: readonly NewDocument[]): number {
  return documents.reduce((sum, { chunkCount }) => sum + chunkCount, 0)
}

/** By hash. Whoever asks has opened the corpus, so nobody else adds any meanwhile. */
async function knownDocuments(
  db: Db,
  graphId: string,
  documents: readonly NewDocument[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ hash: string; id: string }>`
    select hash, id from documents where graph_id = ${graphId}
      and hash in ${listed(
        db,
        documents.map(({ hash }) => hash),
      )}`.execute(db)
  return new Map(rows.map(({ hash, id }) => [hash, id]))
}

type DocumentRows = { readonly documents: unknown[][]; readonly contents: unknown[][] }

function addRows(
  rows: DocumentRows,
  { accountId, graphId, openedAt }: Corpus,
  document: NewDocument,
  firstChunk: number,
  status: DocumentStatus,
): void {
  const { docId, externalId = null, title, url = null, mediaType, language, hash, bytes } = document
  const { text, outline, original = null, chunkCount } = document
  const about = [
    docId,
    accountId,
    graphId,
    externalId,
    title,
    url,
    mediaType,
    language,
    hash,
    status,
  ]
  rows.documents.push([...about, null, bytes, text.length, firstChunk, chunkCount, openedAt])
  rows.contents.push([docId, text, outline, original])
}

async function insertDocuments(db: Db, { graphId }: Corpus, rows: DocumentRows): Promise<void> {
  await insertRows(db, 'documents', documentColumns, rows.documents)
  const contentColumns = ['doc_id', 'text', 'outline', 'original']
  await insertRows(db, 'document_contents', contentColumns, rows.contents)
  await countInGraph(db, graphId, { documents: rows.documents.length })
}

const documentColumns = [
  ...['id', 'account_id', 'graph_id', 'external_id', 'title', 'url', 'media_type', 'language'],
  ...[
    'hash',
    'status',
    'problem',
    'bytes',
    'characters',
    'first_chunk',
    'chunk_count',
    'created_at',
  ],
]
