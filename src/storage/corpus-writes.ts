import { type Kysely, sql } from 'kysely'
import { notFound } from '../base/not-found.ts'
import { storageTime } from './clock.ts'
import type { Database } from './database.ts'
import type { Place } from './place.ts'

type Db = Kysely<Database>
export type Corpus = {
  readonly corpus: number
  readonly graph: number
  readonly graphId: string
  readonly accountId: string
  /** Of this change of the corpus, and of no other. */
  readonly epoch: number
  readonly firstChunk: number
  readonly openedAt: number
}

/**
 * Takes the next chunk numbers. The update also makes whoever else writes to this corpus wait, so
 * that posting lists grow in order, and moves the epoch, which tells readers that something changed.
 */
export async function openCorpus(
  db: Db,
  { accountId, graphId }: Place,
  chunkCount: number,
): Promise<Corpus> {
  const corpus = await db
    .updateTable('corpora')
    .set((row) => ({ next_chunk: row('next_chunk', '+', chunkCount), epoch: row('epoch', '+', 1) }))
    .where('account_id', '=', accountId)
    .returning(['number', 'next_chunk', 'epoch'])
    .executeTakeFirstOrThrow()
  const graph = await db
    .selectFrom('graphs')
    .select(['number', 'removed_at'])
    .where('id', '=', graphId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const isOpen = graph?.removed_at === null || chunkCount === 0
  if (!graph || !isOpen) throw notFound('graph', 'graph_id')
  const firstChunk = corpus.next_chunk - chunkCount
  const openedAt = await storageTime(db)
  const { number, epoch } = corpus
  return { corpus: number, graph: graph.number, graphId, accountId, epoch, firstChunk, openedAt }
}

/** Counted as they come and go, so that nobody has to count them when asked. */
export async function countInGraph(
  db: Db,
  graphId: string,
  change: { documents?: number; chunks?: number; terms?: number; relations?: number },
): Promise<void> {
  const { documents = 0, chunks = 0, terms = 0, relations = 0 } = change
  await sql`
    update graphs set document_count = document_count + ${documents},
      chunk_count = chunk_count + ${chunks}, term_count = term_count + ${terms},
      relation_count = relation_count + ${relations}
    where id = ${graphId}`.execute(db)
}
