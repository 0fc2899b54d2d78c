import type { Db } from '../database.ts'
import { openCorpus } from '../index/corpus-writes.ts'
import type { OwnGraph } from '../own-graph.ts'
import type { NewDocument } from './document-rows.ts'
import { hideDocument } from './hide-document.ts'

/** The write by which a document takes the place of others with its `external_id`. */
export const placeWrites = { takePlace }

type OwnDocument = OwnGraph & { readonly docId: string }

/** As `replaceOthers`, for a document that the graph had before. */
async function takePlace(
  db: Db,
  { spared, ...document }: OwnDocument & { readonly spared: readonly string[] },
): Promise<boolean> {
  await openCorpus(db, document, { graph: 'open' })
  return replaceOthers(db, document, spared)
}

/**
 * As `replaceOthers`, for the documents of a batch that replace others, of which each has an `external_id` of its own.
 * What follows one in the batch without replacing it stays. `docIds` are their ids as stored.
 */
export async function takePlaces(
  db: Db,
  graph: OwnGraph,
  batch: readonly Pick<NewDocument, 'externalId' | 'replaces'>[],
  docIds: readonly string[],
): Promise<void> {
  for (const [index, { replaces }] of batch.entries()) {
    const docId = docIds[index]
    if (!replaces || docId === undefined) continue
    await replaceOthers(db, { ...graph, docId }, docIds.slice(index + 1))
  }
}

/**
 * Lets a document replace the others of its graph with its `external_id`, but for those that are spared: at once if it
 * is ready, otherwise when it will be. The corpus is locked. False if the document is not there any more.
 */
export async function replaceOthers(
  db: Db,
  { accountId, graphId, docId }: OwnDocument,
  spared: readonly string[] = [],
): Promise<boolean> {
  const document = await db
    .selectFrom('documents')
    .select(['external_id as externalId', 'status'])
    .where('id', '=', docId)
    .where('account_id', '=', accountId)
    .where('status', '<>', 'removing')
    .executeTakeFirst()
  if (!document) return false
  const { externalId, status } = document
  if (status === 'indexing') await willReplace(db, docId)
  if (status !== 'ready' || externalId === null) return true
  for (const { id } of await othersOf(db, { accountId, graphId, docId, externalId }))
    if (!spared.includes(id)) await hideDocument(db, { accountId, docId: id })
  return true
}

/** Has a document that is still read or indexed replace the older ones when it is ready. */
export async function willReplace(db: Db, docId: string): Promise<void> {
  await db.updateTable('documents').set({ replaces: 1 }).where('id', '=', docId).execute()
}

/** A document that has become ready replaces those that were there before it, and none that came later. */
export async function replaceOlder(
  db: Db,
  document: OwnDocument & { readonly externalId: string; readonly createdAt: number },
): Promise<void> {
  const { accountId, docId, createdAt } = document
  for (const { id, created_at } of await othersOf(db, document)) {
    const isOlder = created_at < createdAt || (created_at === createdAt && id < docId)
    if (isOlder) await hideDocument(db, { accountId, docId: id })
  }
}

/** The other documents of the graph with the `external_id`. */
function othersOf(
  db: Db,
  { accountId, graphId, docId, externalId }: OwnDocument & { readonly externalId: string },
) {
  return db
    .selectFrom('documents')
    .select(['id', 'created_at'])
    .where('account_id', '=', accountId)
    .where('external_id', '=', externalId)
    .where('graph_id', '=', graphId)
    .where('status', '<>', 'removing')
    .where('id', '<>', docId)
    .execute()
}
