import { type Kysely, sql } from 'kysely'
import { vectorOf } from './chunk-writes.ts'
import { type Corpus, countInGraph, openCorpus } from './corpus-writes.ts'
import type { ChunkRow, Database } from './database.ts'
import { listed } from './listed.ts'
import { removePostings } from './postings-writes.ts'

type Db = Kysely<Database>

/** Removes up to `chunksMax` chunks of a hidden document, and the rest of it with the last one. */
export async function removeDocument(
  db: Db,
  input: { accountId: string; docId: string; chunksMax: number },
): Promise<{ done: boolean }> {
  const { accountId, docId, chunksMax } = input
  const document = await db
    .selectFrom('documents')
    .select(['graph_id', 'first_chunk', 'chunk_count'])
    .where('id', '=', docId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'removing')
    .executeTakeFirst()
  if (!document) return { done: true }
  const corpus = await openCorpus(db, { accountId, graphId: document.graph_id }, 0)
  const first = document.first_chunk
  const chunks = await db
    .selectFrom('chunks')
    .select(['number', 'length', 'vector'])
    .where('corpus', '=', corpus.corpus)
    .where('number', '>=', first)
    .where('number', '<', first + document.chunk_count)
    .orderBy('number')
    .limit(chunksMax)
    .execute()
  const last = chunks.at(-1)
  if (last) await removeChunks(db, corpus, chunks, { first, last: last.number })
  if (chunks.length === chunksMax) return { done: false }

  await db.deleteFrom('document_contents').where('doc_id', '=', docId).execute()
  await db.deleteFrom('documents').where('id', '=', docId).execute()
  await countInGraph(db, document.graph_id, { documents: -1 })
  return { done: true }
}

async function removeChunks(
  db: Db,
  corpus: Corpus,
  chunks: readonly Pick<ChunkRow, 'length' | 'vector'>[],
  range: { first: number; last: number },
): Promise<void> {
  const features = chunks.flatMap(({ vector }) => vectorOf(vector).map(([feature]) => feature))
  await removePostings(db, corpus, [...new Set(features)], range)
  const { rows: entities } = await sql<{ id: string }>`
    select distinct entity_id as id from mentions where corpus = ${corpus.corpus}
      and chunk between ${range.first} and ${range.last}`.execute(db)
  let relations = 0
  for (const table of ['mentions', 'relations', 'chunks'] as const) {
    const number = sql.ref(table === 'chunks' ? 'number' : 'chunk')
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where corpus = ${corpus.corpus}
        and ${number} between ${range.first} and ${range.last}`.execute(db)
    if (table === 'relations') relations = Number(numAffectedRows)
  }
  await sql`
    delete from entities where id in ${listed(
      db,
      entities.map(({ id }) => id),
    )}
      and not exists (select 1 from mentions where entity_id = entities.id)`.execute(db)
  const terms = chunks.reduce((sum, { length }) => sum + length, 0)
  await countInGraph(db, corpus.graphId, {
    chunks: -chunks.length,
    terms: -terms,
    relations: -relations,
  })
}
