import { sql } from 'kysely'
import { expect } from 'vitest'
import { vectorOf } from '../../src/storage/chunk-writes.ts'
import { decodePostings } from '../../src/storage/postings-block.ts'
import type { Storage } from '../../src/storage/storage.ts'

/** Everything that is derived from the chunks must say what they say, no more and no less. */
export async function expectIndexWhole({ db }: Storage): Promise<void> {
  const chunks = await storedChunks(db)
  expect(await storedPostings(db)).toEqual(postingsOf(chunks))
  expect(await storedCounts(db)).toEqual(await countsOf(db, chunks))
  expect(await strays(db)).toEqual([])
}

type Db = Storage['db']
type StoredChunk = Awaited<ReturnType<typeof storedChunks>>[number]

function storedChunks(db: Db) {
  return db
    .selectFrom('chunks')
    .innerJoin('documents', 'documents.id', 'chunks.doc_id')
    .innerJoin('graphs', 'graphs.id', 'documents.graph_id')
    .select(['chunks.corpus', 'chunks.number', 'chunks.length', 'chunks.vector'])
    .select(['graphs.id as graphId', 'graphs.number as graph'])
    .execute()
}

function postingsOf(chunks: readonly StoredChunk[]): string[] {
  return chunks
    .flatMap(({ corpus, graph, number, length, vector }) =>
      vectorOf(vector).map(([feature, count]) =>
        [corpus, graph, feature, number, count, length].join(' '),
      ),
    )
    .sort()
}

async function storedPostings(db: Db): Promise<string[]> {
  const blocks = await db.selectFrom('postings').selectAll().execute()
  return blocks
    .flatMap(({ corpus, graph, feature, first_chunk, data }) => {
      const { chunks, counts, lengths } = decodePostings([data])
      expect(chunks[0]).toBeGreaterThanOrEqual(first_chunk)
      return Array.from(chunks, (chunk, index) =>
        [corpus, graph, feature, chunk, counts[index], lengths[index]].join(' '),
      )
    })
    .sort()
}

async function storedCounts(db: Db) {
  const graphs = await db
    .selectFrom('graphs')
    .select(['id', 'document_count', 'chunk_count', 'term_count'])
    .orderBy('id')
    .execute()
  return graphs
}

async function countsOf(db: Db, chunks: readonly StoredChunk[]) {
  const graphs = await db.selectFrom('graphs').select('id').orderBy('id').execute()
  const documents = await db.selectFrom('documents').select('graph_id').execute()
  return graphs.map(({ id }) => {
    const own = chunks.filter(({ graphId }) => graphId === id)
    return {
      id,
      document_count: documents.filter(({ graph_id }) => graph_id === id).length,
      chunk_count: own.length,
      term_count: own.reduce((sum, { length }) => sum + length, 0),
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
    union all select 'mention', entity_id from mentions where not exists (
      select 1 from chunks where chunks.corpus = mentions.corpus and chunks.number = mentions.chunk)
    union all select 'mentioned', entity_id from mentions
      where entity_id not in (select id from entities)
    union all select 'entity', id from entities
      where id not in (select entity_id from mentions)
    union all select 'relation', subject_id from relations where not exists (
      select 1 from chunks where chunks.corpus = relations.corpus and chunks.number = relations.chunk)`.execute(
    db,
  )
  return rows
}
