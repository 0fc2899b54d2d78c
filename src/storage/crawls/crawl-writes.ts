import { notFound } from '../../base/errors/not-found.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { demandOpenAccount } from '../access/open-account.ts'
import type { Db } from '../database.ts'
import { keepAnswerOf } from '../documents/document-writes.ts'
import { hideDocument } from '../documents/hide-document.ts'
import { jobId } from '../jobs/job.ts'
import { deleteEndedJob, enqueueJob } from '../jobs/job-writes.ts'
import type { KeptAnswer } from '../ledger/claim-writes.ts'
import type { OwnGraph } from '../own-graph.ts'
import { insertRows } from '../statements/insert-rows.ts'
import { isPostgres } from '../statements/is-postgres.ts'
import type { CrawledState } from './crawled-state.ts'

export type NewCrawl = {
  readonly accountId: string
  readonly crawlId: string
  readonly input: { readonly graphId: string; readonly graphName?: string | undefined }
  /** The most unfinished crawls of an account. */
  readonly openMax: number
  readonly kept?: KeptAnswer | undefined
}

/** A page that waits to be read. */
export type QueuedPage = { readonly address: string; readonly depth: number }

/** What a page has come to. What is missing stays as it was. */
export type PageOutcome = {
  readonly address: string
  readonly state: CrawledState
  readonly problem?: object | undefined
  readonly docId?: string | undefined
  readonly etag?: string | null | undefined
  readonly lastModified?: string | null | undefined
  readonly sha256?: string | undefined
  readonly scope?: string | undefined
}

type OfCrawl = OwnGraph & { readonly crawlId: string }

export const crawlWrites = {
  beginCrawl,
  renamePages,
  queuePages,
  storePageOutcome,
  removeGonePage,
  forgetPages,
  deleteCrawl,
}

/**
 * Creates the job of a crawl, and returns its time; `undefined` if an unfinished crawl makes another graph of that name.
 * Throws `too_many_concurrent_requests`.
 */
async function beginCrawl(db: Db, crawl: NewCrawl): Promise<number | undefined> {
  const { accountId, crawlId: subject, input, openMax } = crawl
  // Locks the account's row, so no other crawl of it can begin before this one is counted.
  await demandOpenAccount(db, accountId)
  const open = await db
    .selectFrom('jobs')
    .select('input')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'crawl')
    .where('state', 'in', ['waiting', 'running'])
    .execute()
  if (open.length >= openMax) throw tooMany(openMax)
  const others = open.map((one) => JSON.parse(one.input) as NewCrawl['input'])
  if (isTaken(input, others)) return undefined
  await enqueueJob(db, { kind: 'crawl', accountId, subject, input })
  const { created_at } = await db
    .selectFrom('jobs')
    .select('created_at')
    .where('id', '=', jobId({ kind: 'crawl', subject }))
    .executeTakeFirstOrThrow()
  await keepAnswerOf(db, crawl.kept, created_at)
  return created_at
}

/** Whether others make the graph with the name of the one that a crawl would make. */
function isTaken(
  { graphId, graphName }: NewCrawl['input'],
  others: readonly NewCrawl['input'][],
): boolean {
  if (graphName === undefined) return false
  const same = others.filter((one) => one.graphName === graphName)
  return same.length > 0 && same.every((one) => one.graphId !== graphId)
}

/** Gives pages that earlier crawls knew the addresses under which they are known from now on, unless those are known. */
async function renamePages(
  db: Db,
  input: OwnGraph & { readonly pages: readonly { readonly from: string; readonly to: string }[] },
): Promise<void> {
  await demandOpenGraph(db, input)
  const { graphId } = input
  for (const { from, to } of input.pages)
    await db
      .updateTable('crawled_pages')
      .set({ address: to })
      .where('graph_id', '=', graphId)
      .where('address', '=', from)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('crawled_pages as other')
              .select('other.address')
              .where('other.graph_id', '=', graphId)
              .where('other.address', '=', to),
          ),
        ),
      )
      .execute()
}

/** Queues pages that the crawl does not have yet. A page of an earlier crawl keeps what that knew of it. */
async function queuePages(
  db: Db,
  input: OfCrawl & { readonly pages: readonly QueuedPage[] },
): Promise<void> {
  await demandOpenGraph(db, input)
  await insertPages(db, input, input.pages)
}

/**
 * Stores what a page has come to, hides the document that a new one replaces, and queues the pages that it leads to.
 * Throws `not_found` if the graph has been removed.
 */
async function storePageOutcome(
  db: Db,
  input: OfCrawl & {
    readonly page: PageOutcome
    readonly replaced?: string | undefined
    readonly found: readonly QueuedPage[]
  },
): Promise<void> {
  const { graphId, crawlId, accountId, replaced, page } = input
  if (replaced !== undefined) await hideDocument(db, { accountId, docId: replaced })
  await demandOpenGraph(db, input)
  const { address, state, problem, docId, etag, lastModified, sha256, scope } = page
  await db
    .updateTable('crawled_pages')
    .set({
      state,
      problem: problem ? JSON.stringify(problem) : null,
      ...(docId !== undefined && { doc_id: docId }),
      ...(etag !== undefined && { etag }),
      ...(lastModified !== undefined && { last_modified: lastModified }),
      ...(sha256 !== undefined && { sha256 }),
      ...(scope !== undefined && { scope }),
    })
    .where('graph_id', '=', graphId)
    .where('address', '=', address)
    .where('crawl_id', '=', crawlId)
    .execute()
  await insertPages(db, input, input.found)
}

/** Hides the document of a page that is gone, and forgets the document. */
async function removeGonePage(
  db: Db,
  input: OfCrawl & { readonly address: string; readonly docId: string },
): Promise<void> {
  const { graphId, crawlId, accountId, address, docId } = input
  await hideDocument(db, { accountId, docId })
  await db
    .updateTable('crawled_pages')
    .set({ doc_id: null, etag: null, last_modified: null, sha256: null })
    .where('graph_id', '=', graphId)
    .where('address', '=', address)
    .where('crawl_id', '=', crawlId)
    .execute()
}

/** Forgets addresses of a crawl at which there is no page, so that they do not become more with every crawl. */
async function forgetPages(db: Db, { graphId, crawlId }: OfCrawl): Promise<void> {
  await db
    .deleteFrom('crawled_pages')
    .where('graph_id', '=', graphId)
    .where('crawl_id', '=', crawlId)
    .where((row) =>
      row.or([
        row('state', 'in', ['moved', 'missing']),
        row.and([row('state', '=', 'gone'), row('doc_id', 'is', null)]),
      ]),
    )
    .execute()
}

/** Deletes a crawl that has ended; its documents stay. `none`: the account has no such crawl. */
function deleteCrawl(
  db: Db,
  { accountId, crawlId: subject }: { readonly accountId: string; readonly crawlId: string },
): Promise<'deleted' | 'unfinished' | 'none'> {
  return deleteEndedJob(db, { kind: 'crawl', subject, accountId })
}

async function insertPages(
  db: Db,
  { graphId, crawlId }: Pick<OfCrawl, 'graphId' | 'crawlId'>,
  pages: readonly QueuedPage[],
): Promise<void> {
  const rows = pages.map(({ address, depth }) => [graphId, address, crawlId, depth, 'waiting'])
  const columns = ['graph_id', 'address', 'crawl_id', 'depth', 'state']
  const suffix = `on conflict (graph_id, address) do update
    set crawl_id = excluded.crawl_id, depth = excluded.depth, state = 'waiting', problem = null
    where crawled_pages.crawl_id <> excluded.crawl_id`
  await insertRows(db, 'crawled_pages', columns, rows, suffix)
}

/** Throws `not_found` if the graph has been removed; until the transaction ends, it cannot be. */
async function demandOpenGraph(db: Db, { accountId, graphId }: OwnGraph): Promise<void> {
  const graph = await db
    .selectFrom('graphs')
    .select('removed_at')
    .where('id', '=', graphId)
    .where('account_id', '=', accountId)
    .$if(isPostgres(db), (query) => query.forShare())
    .executeTakeFirst()
  if (!graph || graph.removed_at !== null) throw notFound('graph', 'graph_id')
}

function tooMany(openMax: number): ServiceError {
  const message = `Too many crawls of an account are unfinished: at most ${openMax} may be.`
  return new ServiceError('too_many_concurrent_requests', message, { retryAfterSeconds: 10 })
}
