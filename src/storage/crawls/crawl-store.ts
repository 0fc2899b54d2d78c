import { sql } from 'kysely'
import { type JobState, jobId } from '../jobs/job.ts'
import type { OwnGraph } from '../own-graph.ts'
import { type Page, type PageOf, readPage } from '../statements/page.ts'
import type { Storage } from '../storage.ts'
import type { CrawledState } from './crawled-state.ts'

/** A crawl as stored. */
export type StoredCrawl = {
  readonly id: string
  readonly state: JobState
  /** The input as plain data, as given when the crawl began. */
  readonly input: unknown
  /** Why it failed. */
  readonly problem: unknown
  /** What its pages came to, once it has ended. */
  readonly result: unknown
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly endedAt: number | null
}

/** A page as a crawl knows it. */
export type CrawledPage = {
  readonly address: string
  readonly depth: number
  readonly state: CrawledState
  /** Why it failed or was skipped, as JSON. */
  readonly problem: string | null
  /** Its document, unless that has been deleted. */
  readonly docId: string | null
  readonly etag: string | null
  readonly lastModified: string | null
  readonly sha256: string | null
  readonly scope: string | null
}

/** Reads crawls and their pages. */
export class CrawlStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  get write() {
    return this.#storage.write
  }

  async list(accountId: string, page: Page): Promise<PageOf<StoredCrawl>> {
    const { entries, hasMore } = await readPage(this.#jobs(accountId), 'subject', page)
    return { entries: entries.map(crawlOf), hasMore }
  }

  /** The crawls of an account that are not over. */
  async unfinished(accountId: string): Promise<readonly StoredCrawl[]> {
    const jobs = this.#jobs(accountId).where('state', 'in', ['waiting', 'running'])
    return (await jobs.execute()).map(crawlOf)
  }

  async find(accountId: string, crawlId: string): Promise<StoredCrawl | undefined> {
    const row = await this.#jobs(accountId)
      .where('id', '=', jobId({ kind: 'crawl', subject: crawlId }))
      .executeTakeFirst()
    return row && crawlOf(row)
  }

  /** All pages that crawls have put into a graph or left waiting, those nearest to their start first. */
  knownPages(graph: OwnGraph): Promise<readonly CrawledPage[]> {
    return this.#pages(graph).execute()
  }

  /** The pages of a crawl, those nearest to its start first. */
  pagesOf(graph: OwnGraph, crawlId: string): Promise<readonly CrawledPage[]> {
    return this.#pages(graph).where('crawl_id', '=', crawlId).execute()
  }

  /** How many pages of a crawl have come to what. */
  async counts(crawlId: string): Promise<ReadonlyMap<CrawledState, number>> {
    const rows = await this.#storage.db
      .selectFrom('crawled_pages')
      .select((row) => ['state', row.fn.countAll<number | string>().as('count')])
      .where('crawl_id', '=', crawlId)
      .groupBy('state')
      .execute()
    return new Map(rows.map(({ state, count }) => [state, Number(count)]))
  }

  /** The pages of a crawl that came to one of these; the first `limit` if one is given. */
  some(
    graph: OwnGraph,
    crawlId: string,
    states: readonly CrawledState[],
    limit?: number,
  ): Promise<readonly CrawledPage[]> {
    const wanted = this.#pages(graph).where('crawl_id', '=', crawlId).where('state', 'in', states)
    return (limit === undefined ? wanted : wanted.limit(limit)).execute()
  }

  #pages({ accountId, graphId }: OwnGraph) {
    return (
      this.#storage.db
        .selectFrom('crawled_pages')
        .innerJoin('graphs', 'graphs.id', 'crawled_pages.graph_id')
        .leftJoin('documents', (join) =>
          join
            .onRef('documents.id', '=', 'crawled_pages.doc_id')
            .on('documents.status', 'in', ['ready', 'indexing']),
        )
        .select(['address', 'depth', 'state', 'crawled_pages.problem', 'documents.id as docId'])
        .select(['etag', 'last_modified as lastModified', 'sha256', 'scope'])
        .where('crawled_pages.graph_id', '=', graphId)
        .where('graphs.account_id', '=', accountId)
        .orderBy('depth')
        // Of those that a sitemap lists, overviews have the shorter addresses.
        .orderBy(sql`length(address)`)
        .orderBy('address')
    )
  }

  #jobs(accountId: string) {
    return this.#storage.db
      .selectFrom('jobs')
      .select(['subject as id', 'state', 'input', 'problem', 'result'])
      .select(['created_at as createdAt', 'ended_at as endedAt'])
      .where('account_id', '=', accountId)
      .where('kind', '=', 'crawl')
  }
}

type Row = Omit<StoredCrawl, 'input' | 'problem' | 'result'> & {
  input: string
  problem: string | null
  result: string | null
}

function crawlOf({ input, problem, result, ...same }: Row): StoredCrawl {
  return {
    ...same,
    input: JSON.parse(input),
    problem: problem === null ? undefined : JSON.parse(problem),
    result: result === null ? undefined : JSON.parse(result),
  }
}
