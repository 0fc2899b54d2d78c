import { type Kysely, sql } from 'kysely'
import type { StoredVector } from '../../vectors/stored-vector.ts'
import type { Database } from '../database.ts'
import { openCorpus } from '../index/corpus-writes.ts'
import type { ChunkRange } from '../index/index-view.ts'
import type { Place } from '../index/place.ts'
import { enqueueJob } from '../jobs/job-writes.ts'
import { insertRows } from '../statements/insert-rows.ts'
import { valueList } from '../statements/value-list.ts'

type Db = Kysely<Database>

export const vectorWrites = { addVectors, beginSpace, enqueueEmbedding }

/** The vector of a chunk of a document. */
export type NewVector = StoredVector & { readonly docId: string; readonly number: number }

/**
 * Adds vectors of chunks in one graph, in place of those of other spaces, and marks the documents whose chunks have been
 * through. Chunks of documents that were hidden meanwhile are left out.
 */
async function addVectors(
  db: Db,
  input: Place & {
    space: string
    vectors: readonly NewVector[]
    /** The documents of which no chunk is left. */
    completed: readonly string[]
  },
): Promise<void> {
  const { space, vectors, completed } = input
  // This locks the corpus: a removal before it has hidden the document, one after it removes these vectors.
  const { corpus, graph, epoch } = await openCorpus(db, input, 0)
  const docIds = [...new Set([...vectors.map(({ docId }) => docId), ...completed])]
  const ready = await db
    .selectFrom('documents')
    .select('id')
    .where('graph_id', '=', input.graphId)
    .where('status', '=', 'ready')
    .where(sql<boolean>`id in ${valueList(db, docIds)}`)
    .execute()
  const readyIds = new Set(ready.map(({ id }) => id))
  const rows = vectors
    .filter(({ docId }) => readyIds.has(docId))
    .map(({ number, code, components }) => [corpus, number, graph, space, epoch, code, components])
  await insertRows(db, 'vectors', columns, rows, replacing)
  await db
    .updateTable('documents')
    .set({ vector_space: space })
    .where('status', '=', 'ready')
    .where(sql<boolean>`id in ${valueList(db, completed)}`)
    .execute()
}

const columns = ['corpus', 'number', 'graph', 'space', 'epoch', 'code', 'components']
const replacing = `on conflict (corpus, number) do update set space = excluded.space,
  epoch = excluded.epoch, code = excluded.code, components = excluded.components`

/** Makes all documents wait for vectors whose vectors are of another space. */
async function beginSpace(db: Db, { space }: { space: string }): Promise<void> {
  await db
    .updateTable('documents')
    .set({ vector_space: null })
    .where('vector_space', '<>', space)
    .execute()
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
  await db
    .deleteFrom('vectors')
    .where('corpus', '=', corpus)
    .where('number', '>=', first)
    .where('number', '<=', last)
    .execute()
}
