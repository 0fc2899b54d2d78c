import { sql } from 'kysely'
import { decodeHeads } from '../../postings/feature-heads.ts'
import type { Db } from '../database.ts'
import { removeAliases } from '../index/alias-writes.ts'
import { type ChunkCounts, countEntities } from '../index/chunk-writes.ts'
import { type Corpus, countInGraph, openCorpus } from '../index/corpus-writes.ts'
import { removePostings } from '../index/segment-writes.ts'
import type { OwnGraph } from '../own-graph.ts'
import { valueList } from '../statements/value-list.ts'
import { removeVectors } from '../vectors/vector-writes.ts'

/** Chunks of a hidden document, numbered from `first` to `last`, and the counts to subtract. */
export type GoneChunks = {
  readonly docId: string
  readonly first: number
  readonly last: number
  readonly entities: ChunkCounts
  readonly relationCount: number
}

/** Removes chunks with their postings, aliases and vectors, and entities that no other chunk names. */
export async function removeChunks(db: Db, input: OwnGraph & { gone: GoneChunks }): Promise<void> {
  const corpus = await openCorpus(db, input, { graph: 'any' })
  const { gone } = input
  const chunks = await db
    .deleteFrom('chunks')
    .where('corpus', '=', corpus.corpus)
    .where('number', '>=', gone.first)
    .where('number', '<=', gone.last)
    .where('doc_id', '=', gone.docId)
    .returning('feature_heads')
    .execute()
  if (chunks.length === 0) return
  const heads = new Set(chunks.flatMap(({ feature_heads }) => [...decodeHeads(feature_heads)]))
  await removePostings(db, corpus, heads, gone)
  await removeEntities(db, corpus, gone.entities)
  await removeAliases(db, corpus, gone)
  await removeVectors(db, corpus, gone)
  const document = await db
    .selectFrom('documents')
    .select('relation_count')
    .where('id', '=', gone.docId)
    .executeTakeFirst()
  if (document?.relation_count === null)
    await countInGraph(db, corpus.graphId, { relations: -gone.relationCount })
}

async function removeEntities(db: Db, corpus: Corpus, entities: ChunkCounts): Promise<void> {
  const keys = [...entities.keys()]
  await countEntities(db, corpus, new Map(keys.map((key) => [key, -(entities.get(key) ?? 0)])))
  await sql`
    delete from entities where corpus = ${corpus.corpus} and graph = ${corpus.graph}
      and key in ${valueList(db, keys)} and chunk_count <= 0`.execute(db)
}

/**
 * Removes a hidden document without chunks. False while it has some: a writer that began before the document was hidden
 * may have added them since.
 */
export async function removeDocument(
  db: Db,
  input: OwnGraph & { docId: string },
): Promise<boolean> {
  const { corpus } = await openCorpus(db, input, { graph: 'any' })
  const chunk = await db
    .selectFrom('chunks')
    .innerJoin('documents', 'documents.id', 'chunks.doc_id')
    .select('number')
    .where('documents.id', '=', input.docId)
    .where('corpus', '=', corpus)
    .whereRef('number', '>=', 'first_chunk')
    .where((row) => row('number', '<', row('first_chunk', '+', row.ref('chunk_count'))))
    .limit(1)
    .executeTakeFirst()
  if (chunk) return false
  await db.deleteFrom('document_contents').where('doc_id', '=', input.docId).execute()
  await db
    .deleteFrom('documents')
    .where('id', '=', input.docId)
    .where('graph_id', '=', input.graphId)
    .where('status', '=', 'removing')
    .execute()
  return true
}
