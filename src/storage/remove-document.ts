import type { Kysely } from 'kysely'
import { vectorOf } from './chunk-writes.ts'
import { countInGraph, openCorpus } from './corpus-writes.ts'
import type { Database } from './database.ts'
import { removePostings } from './postings-writes.ts'

type Db = Kysely<Database>

/** Removes up to `chunksMax` chunks of a hidden document, and the rest of it with the last one. */
export async function removeDocument(
  db: Db,
  input: { accountId: string; docId: string; chunksMax: number },
): Promise<{ done: boolean }> {
  const document = await db
    .selectFrom('documents')
    .select(['graph_id', 'first_chunk', 'chunk_count'])
    .where('id', '=', input.docId)
    .where('account_id', '=', input.accountId)
    .where('status', '=', 'removing')
    .executeTakeFirst()
  if (!document) return { done: true }
  const corpus = await openCorpus(db, { accountId: input.accountId, graphId: document.graph_id }, 0)
  const range = {
    first: document.first_chunk,
    last: document.first_chunk + document.chunk_count - 1,
  }
  const chunks = await db
    .selectFrom('chunks')
    .select(['number', 'length', 'vector'])
    .where('corpus', '=', corpus.corpus)
    .where('number', '>=', range.first)
    .where('number', '<=', range.last)
    .orderBy('number')
    .limit(input.chunksMax)
    .execute()
  const last = chunks.at(-1)
  if (last) {
    const features = new Set(
      chunks.flatMap(({ vector }) => [...vectorOf(vector)].map(([feature]) => feature)),
    )
    await removePostings(db, corpus, [...features], { first: range.first, last: last.number })
    await db
      .deleteFrom('chunks')
      .where('corpus', '=', corpus.corpus)
      .where('number', '>=', range.first)
      .where('number', '<=', last.number)
      .execute()
    await countInGraph(db, document.graph_id, {
      documents: 0,
      chunks: -chunks.length,
      terms: -chunks.reduce((sum, { length }) => sum + length, 0),
    })
  }
  if (chunks.length === input.chunksMax) return { done: false }
  await removeRows(db, input.docId)
  await countInGraph(db, document.graph_id, { documents: -1, chunks: 0, terms: 0 })
  return { done: true }
}

async function removeRows(db: Db, docId: string): Promise<void> {
  const entities = db.selectFrom('appearances').select('entity_id').where('doc_id', '=', docId)
  await db.deleteFrom('relations').where('doc_id', '=', docId).execute()
  await db.deleteFrom('mentions').where('doc_id', '=', docId).execute()
  await db
    .deleteFrom('entities')
    .where('id', 'in', entities)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('appearances')
            .select('doc_id')
            .whereRef('entity_id', '=', 'entities.id')
            .where('doc_id', '<>', docId),
        ),
      ),
    )
    .execute()
  await db.deleteFrom('appearances').where('doc_id', '=', docId).execute()
  await db.deleteFrom('document_contents').where('doc_id', '=', docId).execute()
  await db.deleteFrom('documents').where('id', '=', docId).execute()
}
