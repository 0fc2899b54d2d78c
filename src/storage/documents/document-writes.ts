import { sql } from 'kysely'
import { type Packed, unpack } from '../../base/turns/packed.ts'
import { withoutChunks } from '../../postings/segment.ts'
import type { Db } from '../database.ts'
import { countsOf, insertRuns, type NewContent, type PlacedRun } from '../index/chunk-writes.ts'
import { countInGraph, lockCorpus, openCorpus } from '../index/corpus-writes.ts'
import { addSegment } from '../index/segment-writes.ts'
import { enqueueJob } from '../jobs/job-writes.ts'
import { type KeptAnswer, keepAnswer } from '../ledger/claim-writes.ts'
import type { OwnGraph } from '../own-graph.ts'
import { valueList } from '../statements/value-list.ts'
import type { DocumentStatus } from '../tables/document-tables.ts'
import {
  insertDocuments,
  type NewDocument,
  type PlacedDocument,
  storedDocument,
} from './document-rows.ts'
import { countDocument, countedColumns, hideDocument } from './hide-document.ts'
import { removeChunks, removeDocument } from './remove-document.ts'
import { documentSelection, type StoredDocument } from './stored-document.ts'
import { replaceOlder, replaceOthers, takePlaces, willReplace } from './take-place.ts'

export const documentWrites = {
  addDocuments,
  keepPages,
  stageDocument,
  recutDocument,
  addChunks,
  finishDocument,
  hideDocument,
  removeChunks,
  removeDocument,
}

/**
 * Adds complete documents, searchable when this returns. For a document that the graph already has, the stored one is
 * returned instead. `kept` is stored if anything was added.
 */
async function addDocuments(
  db: Db,
  input: OwnGraph & {
    documents: readonly NewDocument[]
    content: Packed<NewContent>
    kept?: KeptAnswer | undefined
  },
): Promise<readonly StoredDocument[]> {
  const chunkCount = sumOfChunks(input.documents)
  const corpus = await openCorpus(db, input, { graph: 'open', chunkCount })
  const known = await knownDocuments(db, input.graphId, input.documents)
  const content = unpack(input.content)
  const added: PlacedDocument[] = []
  const runs: PlacedRun[] = []
  const unused = new Set<number>()
  let firstChunk = corpus.firstChunk
  const documents = input.documents.map((document, index) => {
    const chunks = content.runs[index]
    if (!chunks) throw new Error(`The content of document ${document.docId} is missing`)
    const first = firstChunk
    firstChunk += document.chunkCount
    const former = known.get(document.hash)
    if (former) {
      for (let chunk = first; chunk < firstChunk; chunk++) unused.add(chunk)
      return former
    }
    const stored = storedDocument(document, corpus, 'ready')
    known.set(document.hash, stored)
    added.push({ document, firstChunk: first, stored, counts: countsOf(chunks) })
    runs.push({ docId: stored.id, firstChunk: first, content: chunks })
    return stored
  })
  await insertDocuments(db, corpus, added)
  await insertRuns(db, corpus, runs)
  const placed = { segment: content.segment, base: corpus.firstChunk }
  const isUnused = (chunk: number) => unused.has(chunk)
  const segment = unused.size > 0 ? withoutChunks(placed, isUnused) : placed.segment
  await addSegment(db, corpus, { ...placed, segment, lastChunk: firstChunk - 1 })
  const sum = (count: 'terms' | 'relations') =>
    added.reduce((all, one) => all + one.counts[count], 0)
  await countInGraph(db, input.graphId, {
    documents: added.length,
    chunks: sumOfChunks(added.map(({ document }) => document)),
    terms: sum('terms'),
    relations: sum('relations'),
  })
  if (added.length > 0) await keepAnswerOf(db, input.kept, corpus.openedAt)
  const docIds = documents.map(({ id }) => id)
  await takePlaces(db, input, input.documents, docIds)
  return documents
}

/**
 * Stores snapshots of web pages, which are quoted but not searched. Snapshots that the graph already has are not stored
 * again.
 */
async function keepPages(
  db: Db,
  input: OwnGraph & { pages: readonly NewDocument[] },
): Promise<readonly StoredDocument[]> {
  const corpus = await openCorpus(db, input, { graph: 'open' })
  const known = await knownDocuments(db, input.graphId, input.pages)
  const added: PlacedDocument[] = []
  const pages = input.pages.map((document) => {
    const former = known.get(document.hash)
    if (former) return former
    const stored = storedDocument(document, corpus, 'ready')
    known.set(document.hash, stored)
    const counts = { terms: 0, relations: 0 }
    added.push({ document, firstChunk: corpus.firstChunk, stored, counts })
    return stored
  })
  await insertDocuments(db, corpus, added)
  await countInGraph(db, input.graphId, { documents: added.length })
  return pages
}

/**
 * Adds a document whose chunks will be added by a job; until that ends it is neither searched nor counted. `kept` is
 * stored unless the graph already has the document.
 */
async function stageDocument(
  db: Db,
  input: OwnGraph & { document: NewDocument; kept?: KeptAnswer | undefined },
): Promise<StoredDocument> {
  const { document } = input
  const { chunkCount } = document
  const corpus = await openCorpus(db, input, { graph: 'open', chunkCount })
  const known = await knownDocuments(db, input.graphId, [document])
  const former = known.get(document.hash)
  if (former) {
    if (document.replaces) await replaceOthers(db, { ...input, docId: former.id })
    return former
  }
  const { firstChunk } = corpus
  const stored = storedDocument(document, corpus, 'indexing')
  await insertDocuments(db, corpus, [
    { document, firstChunk, stored, counts: { terms: 0, relations: 0 } },
  ])
  if (document.replaces) await willReplace(db, stored.id)
  await enqueueJob(db, { kind: 'index-document', accountId: input.accountId, subject: stored.id })
  await keepAnswerOf(db, input.kept, corpus.openedAt)
  return stored
}

/** Stores the answer of a call with the time of its write; `at` is in milliseconds since 1970. */
export async function keepAnswerOf(
  db: Db,
  kept: KeptAnswer | undefined,
  at: number,
): Promise<void> {
  const time = kept?.timeIn && { [kept.timeIn]: new Date(at).toISOString() }
  await keepAnswer(db, kept && { ...kept, body: { ...kept.body, ...time } })
}

/**
 * Replaces the blocks and chunk count of a staged document without chunks. If the count changes, it gets new chunk
 * numbers.
 */
async function recutDocument(
  db: Db,
  input: OwnGraph & { docId: string; blocks: string; chunkCount: number },
): Promise<void> {
  const { docId, blocks, chunkCount } = input
  await openCorpus(db, input, { graph: 'any' })
  const { chunk_count } = await db
    .selectFrom('documents')
    .select('chunk_count')
    .where('id', '=', docId)
    .where('status', '=', 'indexing')
    .executeTakeFirstOrThrow()
  await db.updateTable('document_contents').set({ blocks }).where('doc_id', '=', docId).execute()
  if (chunk_count === chunkCount) return
  const { firstChunk } = await openCorpus(db, input, { graph: 'open', chunkCount })
  await db
    .updateTable('documents')
    .set({ first_chunk: firstChunk, chunk_count: chunkCount })
    .where('id', '=', docId)
    .execute()
}

async function addChunks(
  db: Db,
  input: OwnGraph & { docId: string; content: Packed<NewContent> },
): Promise<void> {
  // This locks the corpus, so a concurrent removal waits and then finds these chunks.
  const corpus = await openCorpus(db, input, { graph: 'any' })
  const { first_chunk, relation_count } = await db
    .selectFrom('documents')
    .select(['first_chunk', 'relation_count'])
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
  const { terms, relations } = countsOf(content)
  await db
    .updateTable('documents')
    .set((row) => ({
      term_count: row('term_count', '+', terms),
      relation_count: row('relation_count', '+', relations),
    }))
    .where('id', '=', input.docId)
    .execute()
  if (relation_count === null) await countInGraph(db, input.graphId, { relations })
}

/** Completes a document: from now on it is searched and counted, or marked as failed. */
async function finishDocument(
  db: Db,
  input: { accountId: string; docId: string; problem?: string },
): Promise<void> {
  await lockCorpus(db, input.accountId)
  const status: DocumentStatus = input.problem === undefined ? 'ready' : 'failed'
  const finished = await db
    .updateTable('documents')
    .set({ status, problem: input.problem ?? null })
    .set(input.problem === undefined ? {} : { hash: input.docId, upload_hash: null })
    .where('id', '=', input.docId)
    .where('account_id', '=', input.accountId)
    .where('status', '=', 'indexing')
    .returning([...countedColumns, 'external_id', 'created_at', 'replaces'])
    .executeTakeFirst()
  if (!finished || status !== 'ready') return
  await countDocument(db, finished, 1)
  const { graph_id: graphId, external_id: externalId, created_at, replaces } = finished
  if (replaces && externalId !== null)
    await replaceOlder(db, { ...input, graphId, externalId, createdAt: created_at })
}

function sumOfChunks(documents: readonly NewDocument[]): number {
  return documents.reduce((sum, { chunkCount }) => sum + chunkCount, 0)
}

/** The graph's documents with the same hashes, by hash. The corpus is locked, so no other writer adds one. */
export async function knownDocuments(
  db: Db,
  graphId: string,
  documents: readonly NewDocument[],
): Promise<Map<string, StoredDocument>> {
  const hashes = documents.map(({ hash }) => hash)
  const known = await db
    .selectFrom('documents')
    .select(documentSelection)
    .where('graph_id', '=', graphId)
    .where(sql<boolean>`hash in ${valueList(db, hashes)}`)
    .execute()
  return new Map(known.map((document) => [document.hash, document]))
}
