import { sql } from 'kysely'
import type { StoredVector } from '../../vectors/stored-vector.ts'
import type { Db } from '../database.ts'
import { openCorpus } from '../index/corpus-writes.ts'
import type { ChunkRange } from '../index/index-view.ts'
import { enqueueJob } from '../jobs/job-writes.ts'
import type { OwnGraph } from '../own-graph.ts'
import { insertRows } from '../statements/insert-rows.ts'
import { valueList } from '../statements/value-list.ts'

export const vectorWrites = { addVectors, beginSpace, forgetOtherSpaces, enqueueEmbedding }

/** The vector of a chunk of a document. */
export type NewVector = StoredVector & { readonly docId: string; readonly number: number }

/**
 * Adds vectors of chunks in one graph, in place of those of other spaces, and marks the documents whose chunks have
 * been through. Chunks of documents that were hidden meanwhile are left out. False, and nothing is added, if another
 * process has begun another space. Throws `not_found` if the graph is gone.
 */
async function addVectors(
  db: Db,
  input: OwnGraph & {
    space: string
    vectors: readonly NewVector[]
    /** The documents of which no chunk is left. */
    completed: readonly string[]
  },
): Promise<boolean> {
  const { space, vectors, completed } = input
  // This locks the corpus: a removal before it has hidden the document, one after it removes these vectors.
  const { corpus, graph, epoch } = await openCorpus(db, input, { graph: 'any' })
  const current = await db.selectFrom('vector_space').select('space').executeTakeFirst()
  if (current?.space !== space) return false
  const docIds = [...new Set([...vectors.map(({ docId }) => docId), ...completed])]
  const ready = await db
    .selectFrom('documents')
    .select('id')
    .where('graph_id', '=', input.graphId)
    .where('status', '=', 'ready')
    .where(sql<boolean>`id in ${valueList(db, docIds)}`)
    .execute()
  const readyIds = new Set(ready.map(({ id }) => id))
  const added = vectors.filter(({ docId }) => readyIds.has(docId))
  const codes = added.map(({ number, code }) => [corpus, number, graph, space, epoch, code])
  await insertRows(db, 'vector_codes', codeColumns, codes, replacingCode)
  const components = added.map(({ number, components }) => [corpus, number, space, components])
  await insertRows(db, 'vectors', vectorColumns, components, replacingVector)
  await db
    .updateTable('documents')
    .set({ vector_space: space })
    .where('status', '=', 'ready')
    .where(sql<boolean>`id in ${valueList(db, completed)}`)
    .execute()
  return true
}

const codeColumns = ['corpus', 'number', 'graph', 'space', 'epoch', 'code']
const replacingCode = `on conflict (corpus, number) do update set space = excluded.space,
  epoch = excluded.epoch, code = excluded.code`
const vectorColumns = ['corpus', 'number', 'space', 'components']
const replacingVector = `on conflict (corpus, number) do update set space = excluded.space,
  components = excluded.components`

/** From now on vectors of this space are added, and no others. */
async function beginSpace(db: Db, { space }: { space: string }): Promise<void> {
  await db
    .insertInto('vector_space')
    .values({ id: 1, space })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ space }))
    .execute()
}

/** Makes up to `limit` documents with vectors of other spaces wait for new ones. False if there were none. */
async function forgetOtherSpaces(
  db: Db,
  { space, limit }: { space: string; limit: number },
): Promise<boolean> {
  const some = db
    .selectFrom('documents')
    .select('id')
    // Two ranges of an index; "another one" would read all documents.
    .where((row) => row.or([row('vector_space', '<', space), row('vector_space', '>', space)]))
    .limit(limit)
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ vector_space: null })
    .where('id', 'in', some)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds a job for each account that embeds what it has without vectors, unless there is one. */
async function enqueueEmbedding(db: Db, input: { accountIds: readonly string[] }): Promise<void> {
  for (const accountId of input.accountIds)
    await enqueueJob(db, { kind: 'embed-passages', accountId, subject: accountId })
}

/** Removes the vectors of chunks that are removed. */
export async function removeVectors(
  db: Db,
  { corpus }: { readonly corpus: number },
  { first, last }: ChunkRange,
): Promise<void> {
  for (const table of ['vector_codes', 'vectors'] as const)
    await db
      .deleteFrom(table)
      .where('corpus', '=', corpus)
      .where('number', '>=', first)
      .where('number', '<=', last)
      .execute()
}
