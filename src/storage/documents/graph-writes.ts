import { ServiceError } from '../../base/errors/service-error.ts'
import { demandOpenAccount } from '../access/open-account.ts'
import type { Db } from '../database.ts'
import { lockCorpus } from '../index/corpus-writes.ts'
import { enqueueJob } from '../jobs/job-writes.ts'
import { type KeptAnswer, keepAnswer } from '../ledger/claim-writes.ts'
import { storageTime } from '../statements/clock.ts'
import { clearGraph } from './clear-graph.ts'

export type NewGraph = {
  readonly graphId: string
  readonly accountId: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly kept?: KeptAnswer
}

export const graphWrites = { createGraph, renameGraph, hideGraph, clearGraph }

/** Creates an empty graph. Idempotent by id. Throws `conflict` if the account has another graph of that name. */
export async function createGraph(db: Db, input: NewGraph): Promise<void> {
  await demandOpenAccount(db, input.accountId)
  const { next_graph } = await db
    .updateTable('corpora')
    .set((row) => ({ next_graph: row('next_graph', '+', 1) }))
    .where('account_id', '=', input.accountId)
    .returning('next_graph')
    .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('graphs')
    .values({
      id: input.graphId,
      account_id: input.accountId,
      number: next_graph,
      name: input.name,
      document_count: 0,
      chunk_count: 0,
      term_count: 0,
      relation_count: 0,
      created_at: input.createdAt,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n && !(await exists(db, input.graphId))) {
    throw nameIsTaken(input.name)
  }
  await keepAnswer(db, input.kept)
}

/** Gives a graph another name, unless it has been removed. Throws `conflict` if another graph has the name. */
async function renameGraph(
  db: Db,
  { accountId, graphId, name }: { accountId: string; graphId: string; name: string },
): Promise<void> {
  // A concurrent writer of a graph of this name waits and then finds it taken.
  await lockCorpus(db, accountId)
  const other = await db
    .selectFrom('graphs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .where('id', '<>', graphId)
    .executeTakeFirst()
  if (other) throw nameIsTaken(name)
  await db
    .updateTable('graphs')
    .set({ name })
    .where('id', '=', graphId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute()
}

function nameIsTaken(name: string): ServiceError {
  return new ServiceError('conflict', `A graph named "${name}" exists already.`, { param: 'name' })
}

/**
 * Whether the graph exists: if an earlier commit was not acknowledged, or another crawl of its site has made it, this is
 * the one, whatever its name is by now.
 */
async function exists(db: Db, graphId: string): Promise<boolean> {
  const graph = await db
    .selectFrom('graphs')
    .select('id')
    .where('id', '=', graphId)
    .executeTakeFirst()
  return graph !== undefined
}

/**
 * Hides a graph and its documents from all queries. A job removes their data. False if the account has no such graph. Only
 * the graph is marked: it may have a million documents.
 */
export async function hideGraph(
  db: Db,
  input: { accountId: string; graphId: string },
): Promise<boolean> {
  // A concurrent writer of a document waits and then finds no graph.
  await lockCorpus(db, input.accountId)
  const { numUpdatedRows } = await db
    .updateTable('graphs')
    // Frees the name for another graph. Nobody can give this one, as no name begins with a space.
    .set({ removed_at: await storageTime(db), name: ` ${input.graphId}` })
    .where('id', '=', input.graphId)
    .where('account_id', '=', input.accountId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await letNoCrawlMakeIt(db, input)
  const { accountId, graphId: subject } = input
  await enqueueJob(db, { kind: 'remove-graph', accountId, subject })
  return true
}

/** Takes the name of a graph from the crawls that wait to make it: they fail, as there is no such graph. */
async function letNoCrawlMakeIt(
  db: Db,
  { accountId, graphId }: { accountId: string; graphId: string },
): Promise<void> {
  const crawls = await db
    .selectFrom('jobs')
    .select(['id', 'input'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'crawl')
    .where('state', 'in', ['waiting', 'running'])
    .execute()
  for (const { id, input } of crawls) {
    const wanted = JSON.parse(input)
    if (wanted.graphId !== graphId) continue
    const withoutName = JSON.stringify({ ...wanted, graphName: undefined })
    await db.updateTable('jobs').set({ input: withoutName }).where('id', '=', id).execute()
  }
}
