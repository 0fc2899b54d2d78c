import type { Kysely } from 'kysely'
import { type Packed, unpack } from '../base/packed.ts'
import { insertRuns, type NewChunks, type Run } from './chunk-writes.ts'
import { storageTime } from './clock.ts'
import { countInGraph, openCorpus, type Place } from './corpus-writes.ts'
import type { Database, DocumentStatus } from './database.ts'
import { removeDocument } from './remove-document.ts'

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
  removeDocument,
}

/** Adds whole documents, searchable when this returns. One that the graph has already is not added again. */
async function addDocuments(
  db: Db,
  input: Place & { documents: readonly (NewDocument & { content: Packed<NewChunks> })[] },
): Promise<readonly Added[]> {
  const added: Added[] = []
  const runs: Run[] = []
  const chunkCount = input.documents.reduce((sum, document) => sum + document.chunkCount, 0)
  const corpus = await openCorpus(db, input, chunkCount)
  let firstChunk = corpus.firstChunk
  for (const document of input.documents) {
    const outcome = await insertDocument(db, input, document, firstChunk, 'ready')
    added.push(outcome)
    if (outcome.outcome === 'duplicate') continue
    runs.push({ docId: document.docId, firstChunk, content: unpack(document.content) })
    firstChunk += document.chunkCount
  }
  await insertRuns(db, corpus, runs)
  return added
}

/** Takes in a document whose chunks come later; nobody finds it until it is finished. */
async function stageDocument(db: Db, input: Place & { document: NewDocument }): Promise<Added> {
  const corpus = await openCorpus(db, input, input.document.chunkCount)
  return insertDocument(db, input, input.document, corpus.firstChunk, 'indexing')
}

async function addChunks(
  db: Db,
  input: Place & { docId: string; content: Packed<NewChunks> },
): Promise<void> {
  // Whoever removes the document has to wait from here on, and then sees these chunks.
  const corpus = await openCorpus(db, input, 0)
  const { first_chunk } = await db
    .selectFrom('documents')
    .select('first_chunk')
    .where('id', '=', input.docId)
    .where('status', '=', 'indexing')
    .executeTakeFirstOrThrow()
  const content = unpack(input.content)
  const done = await db
    .selectFrom('chunks')
    .select('number')
    .where('corpus', '=', corpus.corpus)
    .where('number', '=', first_chunk + content.firstIndex)
    .executeTakeFirst()
  if (!done)
    await insertRuns(db, corpus, [{ docId: input.docId, firstChunk: first_chunk, content }])
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

async function insertDocument(
  db: Db,
  place: Place,
  document: NewDocument,
  first_chunk: number,
  status: DocumentStatus,
): Promise<Added> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('documents')
    .values({
      id: document.docId,
      account_id: place.accountId,
      graph_id: place.graphId,
      external_id: document.externalId ?? null,
      title: document.title,
      url: document.url ?? null,
      media_type: document.mediaType,
      language: document.language,
      hash: document.hash,
      status,
      problem: null,
      bytes: document.bytes,
      characters: document.text.length,
      first_chunk,
      chunk_count: document.chunkCount,
      created_at: await storageTime(db),
    })
    .onConflict((conflict) => conflict.columns(['graph_id', 'hash']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return duplicateOf(db, place, document.hash)
  await db
    .insertInto('document_contents')
    .values({
      doc_id: document.docId,
      text: document.text,
      outline: document.outline,
      original: document.original ?? null,
    })
    .execute()
  await countInGraph(db, place.graphId, { documents: 1 })
  return { outcome: 'added', docId: document.docId }
}

async function duplicateOf(db: Db, { graphId }: Place, hash: string): Promise<Added> {
  const { id } = await db
    .selectFrom('documents')
    .select('id')
    .where('graph_id', '=', graphId)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { outcome: 'duplicate', docId: id }
}
