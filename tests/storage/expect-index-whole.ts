import { sql } from 'kysely'
import { expect } from 'vitest'
import { unpack } from '../../src/base/turns/packed.ts'
import { analyseTexts } from '../../src/documents/indexing/analysis-thread.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { postingsIn, type StoredPosting, storedPostings } from './stored-postings.ts'

/** Everything that is derived from the documents must say what they say, no more and no less. */
export async function expectIndexWhole({ db }: Storage): Promise<void> {
  const documents = (await readyDocuments(db)).map((row) => ({ ...row, ...expectedOf(row) }))
  const postings = (await storedPostings(db)).map(lineOf)
  expect(postings.sort()).toEqual(documents.flatMap((one) => one.postings).sort())
  expect(await storedChunks(db)).toEqual(documents.flatMap((one) => one.chunks).sort())
  expect(await storedEntities(db)).toEqual(countEntities(documents))
  expect(await storedCounts(db)).toEqual(await countDocuments(db, documents))
  expect(await strays(db)).toEqual([])
}

type Db = Storage['db']
type Row = Awaited<ReturnType<typeof readyDocuments>>[number]
type Expected = Row & ReturnType<typeof expectedOf>

function readyDocuments(db: Db) {
  return db
    .selectFrom('documents')
    .innerJoin('document_contents', 'doc_id', 'documents.id')
    .select(['documents.id', 'graph_id', 'title', 'first_chunk', 'text', 'blocks'])
    .where('status', '=', 'ready')
    .execute()
}

/** What a document adds to the tables, analysed by itself. */
function expectedOf({ id, graph_id, title, first_chunk, text, blocks }: Row) {
  const { runs, segment } = unpack(analyseTexts([{ title, text, blocks }]).content)
  const [run] = runs
  if (!run) throw new Error('A text has an analysis')
  return {
    postings: postingsIn({ segment, base: first_chunk }).map((one) =>
      lineOf({ ...one, graphId: graph_id }),
    ),
    chunks: run.chunks.map(({ start, end, length }, index) =>
      [id, first_chunk + index, start, end, length].join(' '),
    ),
    entities: run.entities,
    chunkCount: run.chunks.length,
    termCount: run.chunks.reduce((sum, { length }) => sum + length, 0),
    relationCount: run.relationCount,
  }
}

function lineOf({ graphId, hash, chunk, count, length }: StoredPosting): string {
  return [graphId, hash, chunk, count, length].join(' ')
}

async function storedChunks(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('chunks').selectAll().execute()
  return rows
    .map(({ doc_id, number, start, end, length }) => [doc_id, number, start, end, length].join(' '))
    .sort()
}

async function storedEntities(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; key: string; chunk_count: number }>`
    select graphs.id, key, entities.chunk_count from entities
    left join corpora on corpora.number = entities.corpus
    left join graphs on graphs.account_id = corpora.account_id and graphs.number = entities.graph
    `.execute(db)
  return rows.map(({ id, key, chunk_count }) => [id, key, chunk_count].join(' ')).sort()
}

function countEntities(documents: readonly Expected[]): string[] {
  const counts = new Map<string, number>()
  for (const { graph_id, entities } of documents)
    for (const [key, chunkCount] of entities)
      counts.set(`${graph_id} ${key}`, (counts.get(`${graph_id} ${key}`) ?? 0) + chunkCount)
  return Array.from(counts, ([key, count]) => `${key} ${count}`).sort()
}

function storedCounts(db: Db) {
  return db
    .selectFrom('graphs')
    .select(['id', 'document_count', 'chunk_count', 'term_count', 'relation_count'])
    .orderBy('id')
    .execute()
}

async function countDocuments(db: Db, documents: readonly Expected[]) {
  const graphs = await db.selectFrom('graphs').select('id').orderBy('id').execute()
  return graphs.map(({ id }) => {
    const own = documents.filter(({ graph_id }) => graph_id === id)
    const sumOf = (count: (one: Expected) => number) =>
      own.reduce((sum, one) => sum + count(one), 0)
    return {
      id,
      document_count: own.length,
      chunk_count: sumOf(({ chunkCount }) => chunkCount),
      term_count: sumOf(({ termCount }) => termCount),
      relation_count: sumOf(({ relationCount }) => relationCount),
    }
  })
}

/** Rows that belong to nothing, or to something that is not wholly there. */
async function strays(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'chunk' as what, doc_id as id from chunks
      where doc_id not in (select id from documents)
    union all select 'chunks of', id from documents
      where status = 'ready' and chunk_count <> (select count(*) from chunks where doc_id = documents.id)
    union all select 'content of', id from documents
      where id not in (select doc_id from document_contents)
    union all select 'alias', key from aliases where not exists (
      select 1 from chunks where chunks.corpus = aliases.corpus and chunks.number = aliases.chunk)
    union all select 'vector', code.space from vector_codes as code where not exists (
      select 1 from chunks where chunks.corpus = code.corpus and chunks.number = code.number)`.execute(
    db,
  )
  return rows
}
