import { ServiceError } from '../../base/errors/service-error.ts'
import type { Db } from '../database.ts'
import { lockCorpus, openCorpus } from '../index/corpus-writes.ts'
import { enqueueJob } from '../jobs/job-writes.ts'
import type { KeptAnswer } from '../ledger/claim-writes.ts'
import type { OwnGraph } from '../own-graph.ts'
import { insertDocuments, type NewDocument, storedDocument } from './document-rows.ts'
import { keepAnswerOf, knownDocuments } from './document-writes.ts'
import { documentSelection, type ReadingProgress, type StoredDocument } from './stored-document.ts'
import { replaceOthers, willReplace } from './take-place.ts'

/** The writes of files that are stored before they are read. */
export const readingWrites = { stageFile, noteReading, finishReading, failReading }

/** How many bytes of files may wait to be read, besides one that waits alone, however large it is. */
export type ReadingLimits = { readonly ofOneMax: number; readonly ofAllMax: number }

/** A file without its text, and what the job that reads it needs to know. */
type StagedFile = OwnGraph & {
  readonly document: NewDocument & { readonly uploadHash: string }
  readonly input: object
  readonly limits: ReadingLimits
  readonly kept?: KeptAnswer | undefined
}

/**
 * Adds a file that a job reads. If the graph has a document of the same upload, that is returned instead, and no answer
 * is stored. Throws `too_many_concurrent_requests` or `overloaded` beyond the limits.
 */
async function stageFile(db: Db, file: StagedFile): Promise<StoredDocument> {
  const { accountId, graphId, document, input, limits, kept } = file
  const corpus = await openCorpus(db, file, { graph: 'open' })
  const former = await db
    .selectFrom('documents')
    .select(documentSelection)
    .where('graph_id', '=', graphId)
    .where('upload_hash', '=', document.uploadHash)
    .executeTakeFirst()
  if (former) {
    if (document.replaces) await replaceOthers(db, { accountId, graphId, docId: former.id })
    return former
  }
  await demandRoom(db, accountId, document.bytes, limits)
  const progress: ReadingProgress = { pages_read: 0 }
  const staged = storedDocument(document, corpus, 'indexing')
  const stored = { ...staged, reading: JSON.stringify(progress) }
  const counts = { terms: 0, relations: 0 }
  await insertDocuments(db, corpus, [{ document, firstChunk: corpus.firstChunk, stored, counts }])
  if (document.replaces) await willReplace(db, stored.id)
  await enqueueJob(db, { kind: 'read-document', accountId, subject: stored.id, input })
  await keepAnswerOf(db, kept, corpus.openedAt)
  return stored
}

async function demandRoom(
  db: Db,
  accountId: string,
  bytes: number,
  { ofOneMax, ofAllMax }: ReadingLimits,
): Promise<void> {
  const waiting = await db
    .selectFrom('documents')
    .select(['account_id', 'bytes'])
    .where('reading', 'is not', null)
    .execute()
  const sum = (rows: typeof waiting) => rows.reduce((all, row) => all + Number(row.bytes), 0)
  const own = sum(waiting.filter(({ account_id }) => account_id === accountId))
  if (own > 0 && own + bytes > ofOneMax)
    throw new ServiceError(
      'too_many_concurrent_requests',
      `Too many files of the account wait to be read: together they may have ${ofOneMax} bytes.`,
      { retryAfterSeconds: 60 },
    )
  if (waiting.length > 0 && sum(waiting) + bytes > ofAllMax)
    throw new ServiceError(
      'overloaded',
      `Too many files wait to be read: together they may have ${ofAllMax} bytes. Try again later.`,
      { retryAfterSeconds: 60 },
    )
}

/** Stores how far the reading of a file is. False if the file is no longer read: it was deleted, or has been read. */
async function noteReading(
  db: Db,
  input: { accountId: string; docId: string; progress: ReadingProgress },
): Promise<boolean> {
  const { numUpdatedRows } = await beingRead(db, input)
    .set({ reading: JSON.stringify(input.progress) })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Stores what was read of a file, which a job then indexes. If the graph has the same document already, this one has
 * failed, and names it. Changes nothing if the file is no longer read.
 */
async function finishReading(
  db: Db,
  input: OwnGraph & { docId: string; document: NewDocument; duplicateOf?: string | undefined },
): Promise<void> {
  const { accountId, docId, document } = input
  const { chunkCount, text, blocks } = document
  const corpus = await openCorpus(db, input, { graph: 'open', chunkCount })
  const known = await knownDocuments(db, input.graphId, [document])
  const same = input.duplicateOf ?? known.get(document.hash)?.id
  if (same !== undefined && same !== docId) {
    // This one is hidden by whoever sent it, and told by what it fails with.
    if (document.replaces) await replaceOthers(db, { ...input, docId: same }, [docId])
    return failAsDuplicate(db, input, same)
  }
  const { title, mediaType, hash, publishedAt, metadata, characters } = storedDocument(
    document,
    corpus,
    'indexing',
  )
  const { numUpdatedRows } = await beingRead(db, input)
    .set({ title, hash, characters, metadata, reading: null, language: document.language })
    .set({ media_type: mediaType, published_at: publishedAt, parts: document.parts ?? null })
    .set({ first_chunk: corpus.firstChunk, chunk_count: chunkCount })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await db
    .updateTable('document_contents')
    .set({ text, blocks })
    .where('doc_id', '=', docId)
    .execute()
  await enqueueJob(db, { kind: 'index-document', accountId, subject: docId })
}

function failAsDuplicate(
  db: Db,
  { accountId, docId }: { accountId: string; docId: string },
  same: string,
): Promise<void> {
  const problem = `The graph has this document already: ${same}`
  return failReading(db, { accountId, docId, problem, metadata: { duplicate_of: same } })
}

/** Marks a file as failed that cannot be read, and lets go of its bytes. */
async function failReading(
  db: Db,
  input: {
    accountId: string
    docId: string
    problem: string
    metadata?: Readonly<Record<string, string>>
  },
): Promise<void> {
  const { accountId, docId, problem, metadata } = input
  await lockCorpus(db, accountId)
  const { numUpdatedRows } = await beingRead(db, input)
    // Its hashes are free, so that the same file can be added again.
    .set({ status: 'failed', problem, hash: docId, upload_hash: null, reading: null })
    .set({ metadata: metadata ? JSON.stringify(metadata) : null })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await db
    .updateTable('document_contents')
    .set({ original: null })
    .where('doc_id', '=', docId)
    .execute()
}

function beingRead(db: Db, { accountId, docId }: { accountId: string; docId: string }) {
  return db
    .updateTable('documents')
    .where('id', '=', docId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'indexing')
    .where('reading', 'is not', null)
}
