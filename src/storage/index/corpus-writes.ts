import { sql } from 'kysely'
import { notFound } from '../../base/errors/not-found.ts'
import type { Db } from '../database.ts'
import { refuseNewer } from '../migrate.ts'
import type { OwnGraph } from '../own-graph.ts'
import { storageTime } from '../statements/clock.ts'

/** The index of an account, its corpus, opened for a change in one of its graphs. */
export type Corpus = {
  /** The number of the corpus. */
  readonly corpus: number
  /** The number of the graph within the corpus. */
  readonly graph: number
  readonly graphId: string
  readonly accountId: string
  /** The number of this change, unique within the corpus. */
  readonly epoch: number
  /** The first of the chunk numbers that were reserved. */
  readonly firstChunk: number
  /** Milliseconds since 1970, by the clock of the storage. */
  readonly openedAt: number
}

/** The graph of a change: what adds documents needs an open one, what cleans up finds a hidden one too. */
type Wanted = { readonly graph: 'open' | 'any'; readonly chunkCount?: number }

/**
 * Locks the corpus of an account for a change, and reserves the next `chunkCount` chunk numbers. Other writers of the
 * corpus wait until the transaction ends, so that posting lists grow in order. Increments the epoch, by which readers
 * notice the change. Throws `not_found` if the account has no such graph, and `storage_unavailable` if a newer version
 * of Skein has changed the schema: it would not find what this version writes.
 */
export async function openCorpus(
  db: Db,
  { accountId, graphId }: OwnGraph,
  { graph: wanted, chunkCount = 0 }: Wanted,
): Promise<Corpus> {
  const corpus = await db
    .updateTable('corpora')
    .set((row) => ({ next_chunk: row('next_chunk', '+', chunkCount), epoch: row('epoch', '+', 1) }))
    .where('account_id', '=', accountId)
    .returning(['number', 'next_chunk', 'epoch'])
    .executeTakeFirstOrThrow()
  await refuseNewer(db)
  const graph = await db
    .selectFrom('graphs')
    .select(['number', 'removed_at'])
    .where('id', '=', graphId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!graph || (wanted === 'open' && graph.removed_at !== null)) throw notFound('graph')
  const firstChunk = corpus.next_chunk - chunkCount
  const openedAt = await storageTime(db)
  const { number, epoch } = corpus
  return { corpus: number, graph: graph.number, graphId, accountId, epoch, firstChunk, openedAt }
}

/**
 * Locks the corpus of an account for a change that adds nothing to it, and increments its epoch. All writers lock the
 * corpus first, then graphs and documents, so that none waits for one that waits for it.
 */
export async function lockCorpus(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('corpora')
    .set((row) => ({ epoch: row('epoch', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()
}

/** Adds to the counts of a graph, which are stored so that no query has to count. */
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
