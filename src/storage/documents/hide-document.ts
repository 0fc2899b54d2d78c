import type { Db } from '../database.ts'
import { countInGraph, lockCorpus } from '../index/corpus-writes.ts'
import { dropJob, enqueueJob } from '../jobs/job-writes.ts'
import type { DocumentRow } from '../tables/document-tables.ts'

/** Hides a document: no query finds or counts it any more. A job removes its data. */
export async function hideDocument(
  db: Db,
  input: { accountId: string; docId: string },
): Promise<boolean> {
  await lockCorpus(db, input.accountId)
  const former = await db
    .selectFrom('documents')
    .select([...countedColumns, 'status'])
    .where('id', '=', input.docId)
    .where('account_id', '=', input.accountId)
    .executeTakeFirst()
  if (!former) return false
  if (former.status === 'removing') return true
  await db
    .updateTable('documents')
    // Frees its hashes, so that the same document can be added again.
    .set({ status: 'removing', hash: input.docId, upload_hash: null, reading: null })
    .where('id', '=', input.docId)
    .execute()
  if (former.status === 'ready') await countDocument(db, former, -1)
  const { accountId, docId: subject } = input
  await dropJob(db, { kind: 'read-document', subject })
  await dropJob(db, { kind: 'index-document', subject })
  await enqueueJob(db, { kind: 'remove-document', accountId, subject })
  return true
}

/** What `countDocument` needs to know of a document. */
export const countedColumns = ['graph_id', 'chunk_count', 'term_count', 'relation_count'] as const

/** Adds a document's counts to those of its graph, or subtracts them. */
export function countDocument(
  db: Db,
  document: Pick<DocumentRow, (typeof countedColumns)[number]>,
  sign: 1 | -1,
): Promise<void> {
  const { graph_id, chunk_count, term_count, relation_count } = document
  return countInGraph(db, graph_id, {
    documents: sign,
    chunks: sign * chunk_count,
    terms: sign * term_count,
    relations: sign * (relation_count ?? 0),
  })
}
