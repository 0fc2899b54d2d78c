import { invalidParameter } from '../../base/errors/invalid-parameter.ts'
import { notFound } from '../../base/errors/not-found.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { newId } from '../../base/ids.ts'
import { contractLimits } from '../../contract/limits.ts'
import { Problem } from '../../contract/problems/problem.ts'
import { cleanName } from '../../contract/text/clean-name.ts'
import type { JobRunner } from '../../jobs/job-runner.ts'
import type { CrawlStore, StoredCrawl } from '../../storage/crawls/crawl-store.ts'
import type { GraphStore } from '../../storage/documents/graph-store.ts'
import { jobId } from '../../storage/jobs/job.ts'
import type { KeptAnswer } from '../../storage/ledger/claim-writes.ts'
import type { Page, PageOf } from '../../storage/statements/page.ts'
import { webIsOff } from '../../web-access/web-is-off.ts'
import { CrawlInput, CrawlResult } from './crawl-input.ts'
import { resultSoFar } from './result-so-far.ts'
import { settings } from './settings.ts'
import { nameOfSite } from './site.ts'

/** A stored crawl with its input parsed, and what its pages have come to. */
export type Crawl = Omit<StoredCrawl, 'input' | 'problem' | 'result'> & {
  readonly input: CrawlInput
  readonly problem: Problem | undefined
  readonly result: CrawlResult
}
type Wanted = Omit<CrawlInput, 'graphId' | 'graphName'> & { readonly graphId?: string | undefined }
type Parts = {
  readonly store: CrawlStore
  readonly graphs: GraphStore
  readonly jobs: JobRunner
  readonly isWebOff: boolean
}

/** Accepts crawls, and tells how they are. A crawl goes on whether or not anybody asks. */
export class Crawls {
  readonly #store: CrawlStore
  readonly #graphs: GraphStore
  readonly #jobs: JobRunner
  readonly #isWebOff: boolean

  constructor({ store, graphs, jobs, isWebOff }: Parts) {
    this.#store = store
    this.#graphs = graphs
    this.#jobs = jobs
    this.#isWebOff = isWebOff
  }

  /**
   * Creates the job of a crawl; without a graph, for the one that has the name of the site. `keep` makes the idempotent
   * answer that is stored with it. Throws `permission_denied` where the web is off, `invalid_request` for an address with
   * a password, which whoever lists the crawls would read, `not_found` if there is no such graph, and
   * `too_many_concurrent_requests`.
   */
  async begin(
    accountId: string,
    { graphId, ...wanted }: Wanted,
    keep?: (crawl: Crawl) => KeptAnswer,
  ): Promise<Crawl> {
    if (this.#isWebOff) throw webIsOff()
    const { username, password } = new URL(wanted.url)
    if (username !== '' || password !== '')
      throw invalidParameter('url', 'The address has a user name or a password')
    for (;;) {
      const graph = await this.#graphFor(accountId, wanted.url, graphId)
      const input = CrawlInput.parse({ ...wanted, ...graph })
      const crawl = begun(newId('crawl'), input)
      const { openMax } = settings
      const created = { accountId, crawlId: crawl.id, input, openMax, kept: keep?.(crawl) }
      const createdAt = await this.#store.write.beginCrawl(created)
      // Another crawl of the site has begun meanwhile, and goes to the graph that this one looks up anew.
      if (createdAt === undefined) continue
      this.#jobs.wake()
      return { ...crawl, createdAt }
    }
  }

  async list(accountId: string, page: Page): Promise<PageOf<Crawl>> {
    const { entries, hasMore } = await this.#store.list(accountId, page)
    const told = await Promise.all(entries.map((one) => this.#crawlOf(accountId, one)))
    return { entries: told, hasMore }
  }

  /** Throws `not_found` if the account has no such crawl. */
  async get(accountId: string, crawlId: string): Promise<Crawl> {
    const found = await this.#store.find(accountId, crawlId)
    if (!found) throw notFound('crawl', 'crawl_id')
    return this.#crawlOf(accountId, found)
  }

  /**
   * Ends a crawl; the documents that it has added stay. Waits a moment for its end. One that is over stays as it is.
   * Throws `not_found`.
   */
  async cancel(accountId: string, crawlId: string): Promise<Crawl> {
    await this.get(accountId, crawlId)
    const wish = { kind: 'crawl', accountId, subject: crawlId, wish: 'cancel' } as const
    await this.#store.write.storeWish(wish)
    this.#jobs.wake()
    this.#jobs.cancel(jobId({ kind: 'crawl', subject: crawlId }))
    await this.#jobs.over('crawl', [crawlId], settings.cancelPatienceMs)
    return this.get(accountId, crawlId)
  }

  /**
   * Deletes a crawl that is over; its documents stay, and a later crawl still knows them. Throws `not_found`, and
   * `conflict` while the crawl is unfinished.
   */
  async remove(accountId: string, crawlId: string): Promise<void> {
    const removal = await this.#store.write.deleteCrawl({ accountId, crawlId })
    if (removal === 'none') throw notFound('crawl', 'crawl_id')
    if (removal === 'unfinished')
      throw new ServiceError(
        'conflict',
        'The crawl is not over yet. Cancel it before you delete it.',
      )
  }

  /** The graph with the id, or that of the name of the site; a new one gets its id now, and is made by the crawl. */
  async #graphFor(
    accountId: string,
    url: string,
    graphId: string | undefined,
  ): Promise<Pick<CrawlInput, 'graphId' | 'graphName'>> {
    if (graphId !== undefined) {
      const known = await this.#graphs.idBy('id', accountId, graphId)
      if (known === undefined) throw notFound('graph', 'graph_id')
      return { graphId }
    }
    const room = contractLimits.nameCharacters
    const graphName = cleanName(nameOfSite(url)).slice(0, room).trim().toWellFormed()
    const known = await this.#graphs.idBy('name', accountId, graphName)
    if (known !== undefined) return { graphId: known }
    // A crawl that has just begun may be about to make it.
    const others = await this.#store.unfinished(accountId)
    const begun = others.map(({ input }) => CrawlInput.parse(input))
    const same = begun.find((one) => one.graphName === graphName)
    return { graphId: same?.graphId ?? newId('graph'), graphName }
  }

  async #crawlOf(
    accountId: string,
    { input, problem, result, ...same }: StoredCrawl,
  ): Promise<Crawl> {
    const parsed = CrawlInput.parse(input)
    const graph = { accountId, graphId: parsed.graphId }
    return {
      ...same,
      input: parsed,
      problem: problem === undefined ? undefined : Problem.parse(problem),
      result:
        result === undefined
          ? await resultSoFar(this.#store, graph, same.id)
          : CrawlResult.parse(result),
    }
  }
}

/** A crawl whose time only the write knows and sets. */
function begun(id: string, input: CrawlInput): Crawl {
  const counts = { waiting: 0, added: 0, updated: 0, unchanged: 0, skipped: 0, gone: 0, failed: 0 }
  return {
    id,
    state: 'waiting',
    input,
    problem: undefined,
    result: { counts, failures: [], gone: [] },
    createdAt: 0,
    endedAt: null,
  }
}
