import { sql } from 'kysely'
import { blockId } from '../../postings/segment-blocks.ts'
import type { Db } from '../database.ts'
import { type Corpus, openCorpus } from '../index/corpus-writes.ts'
import { deleteSegment, segmentsOf } from '../index/segment-rows.ts'
import type { OwnGraph } from '../own-graph.ts'
import { valueList } from '../statements/value-list.ts'
import type { DocumentRow } from '../tables/document-tables.ts'

/**
 * Removes some of a hidden graph, about `limit` rows: first its posting lists as they are, so that none of them has to be
 * rewritten for each of its documents, then documents with their chunks, entities, what is known of crawled pages, and at
 * last the graph. True once
 * nothing is left.
 */
export async function clearGraph(db: Db, input: OwnGraph & { limit: number }): Promise<boolean> {
  const graph = await db
    .selectFrom('graphs')
    .select('removed_at')
    .where('id', '=', input.graphId)
    .where('account_id', '=', input.accountId)
    .executeTakeFirst()
  if (!graph) return true
  if (graph.removed_at === null) throw new Error(`The graph ${input.graphId} is not removed`)
  // Whoever is adding to the graph has finished then, and nobody begins.
  const corpus = await openCorpus(db, input, { graph: 'any' })
  const { limit } = input
  if (!(await clearSegments(db, corpus, limit))) return false
  if (!(await clearDocuments(db, corpus, limit))) return false
  if (!(await clearEntities(db, corpus, limit))) return false
  if (!(await clearCrawledPages(db, corpus, limit))) return false
  await db.deleteFrom('graphs').where('id', '=', input.graphId).execute()
  return true
}

/** Removes up to `limit` blocks of a segment. True if the graph has no segment. */
async function clearSegments(db: Db, corpus: Corpus, limit: number): Promise<boolean> {
  const [segment] = await segmentsOf(db, corpus)
  if (!segment) return true
  const { numAffectedRows: removed = 0n } = await sql`
    delete from segment_blocks where corpus = ${corpus.corpus} and id in (
      select id from segment_blocks where corpus = ${corpus.corpus}
        and id >= ${blockId(segment.number, 0)} and id < ${blockId(segment.number + 1, 0)}
      limit ${limit})`.execute(db)
  if (removed < limit) await deleteSegment(db, corpus, segment.number)
  return false
}

/** Removes documents with up to `limit` chunks. True if the graph has none. */
async function clearDocuments(db: Db, corpus: Corpus, limit: number): Promise<boolean> {
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'first_chunk', 'chunk_count'])
    .where('graph_id', '=', corpus.graphId)
    .limit(limit)
    .execute()
  const [first] = documents
  if (!first) return true
  if (first.chunk_count > limit && !(await clearChunksOf(db, corpus, first, limit))) return false
  const whole = first.chunk_count > limit ? [first] : withChunks(documents, limit)
  await removeRows(db, corpus, whole.flatMap(numbersOf))
  const docIds = whole.map(({ id }) => id)
  await sql`delete from document_contents where doc_id in ${valueList(db, docIds)}`.execute(db)
  await sql`delete from documents where id in ${valueList(db, docIds)}`.execute(db)
  return false
}

type Numbered = Pick<DocumentRow, 'id' | 'first_chunk' | 'chunk_count'>

/** The first documents that have up to so many chunks together. */
function withChunks(documents: readonly Numbered[], chunksMax: number): readonly Numbered[] {
  let chunks = 0
  const end = documents.findIndex(({ chunk_count }) => {
    chunks += chunk_count
    return chunks > chunksMax
  })
  return end < 0 ? documents : documents.slice(0, end)
}

function numbersOf({ first_chunk, chunk_count }: Numbered): number[] {
  return Array.from({ length: chunk_count }, (_, index) => first_chunk + index)
}

/** Removes up to `limit` chunks of a long document. True if it has none. */
async function clearChunksOf(
  db: Db,
  corpus: Corpus,
  { first_chunk, chunk_count }: Numbered,
  limit: number,
): Promise<boolean> {
  const chunks = await db
    .selectFrom('chunks')
    .select('number')
    .where('corpus', '=', corpus.corpus)
    .where('number', '>=', first_chunk)
    .where('number', '<', first_chunk + chunk_count)
    .limit(limit)
    .execute()
  await removeRows(
    db,
    corpus,
    chunks.map(({ number }) => number),
  )
  return chunks.length === 0
}

/** Removes chunks, and what is stored with their numbers. */
async function removeRows(db: Db, { corpus }: Corpus, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  const list = valueList(db, numbers)
  await sql`delete from chunks where corpus = ${corpus} and number in ${list}`.execute(db)
  await sql`delete from aliases where corpus = ${corpus} and chunk in ${list}`.execute(db)
  await sql`delete from vector_codes where corpus = ${corpus} and number in ${list}`.execute(db)
  await sql`delete from vectors where corpus = ${corpus} and number in ${list}`.execute(db)
}

/** Removes up to `limit` entities. True if none is left. */
async function clearEntities(db: Db, { corpus, graph }: Corpus, limit: number): Promise<boolean> {
  const { numAffectedRows: removed = 0n } = await sql`
    delete from entities where corpus = ${corpus} and graph = ${graph} and key in (
      select key from entities where corpus = ${corpus} and graph = ${graph} limit ${limit})`.execute(
    db,
  )
  return removed < limit
}

/** Forgets up to `limit` pages of crawls into the graph. True if none is left. */
async function clearCrawledPages(db: Db, { graphId }: Corpus, limit: number): Promise<boolean> {
  const { numAffectedRows: removed = 0n } = await sql`
    delete from crawled_pages where graph_id = ${graphId} and address in (
      select address from crawled_pages where graph_id = ${graphId} limit ${limit})`.execute(db)
  return removed < limit
}
