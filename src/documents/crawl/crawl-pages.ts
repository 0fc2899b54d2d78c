import { ServiceError } from '../../base/errors/service-error.ts'
import { patiently } from '../../base/turns/patiently.ts'
import type { RunningJob } from '../../jobs/running-job.ts'
import type { CrawledPage, CrawlStore } from '../../storage/crawls/crawl-store.ts'
import type { PageOutcome } from '../../storage/crawls/crawl-writes.ts'
import type { OwnGraph } from '../../storage/own-graph.ts'
import type { PageFailure } from '../../web-access/pages/web-page.ts'
import type { SitePage, SiteReader, Validators } from '../../web-access/pages/web-site.ts'
import type { Library } from '../library.ts'
import { pageProblem } from '../page-problem.ts'
import { preparePage } from '../prepared-document.ts'
import { CrawledTexts } from './crawled-texts.ts'
import { readPatiently } from './find-site.ts'
import type { FoundPage, Frontier } from './frontier.ts'
import { settings } from './settings.ts'
import type { Site } from './site.ts'

type Parts = {
  readonly sites: SiteReader
  readonly store: CrawlStore
  readonly library: Library
  readonly site: Site
  readonly frontier: Frontier
  /** A digest of what the crawl is to read. */
  readonly scope: string
}
type Known = Pick<CrawledPage, 'docId' | 'etag' | 'lastModified' | 'scope' | 'sha256'>
/** What a page has come to, the document that it replaces, and where it leads. */
type Visit = {
  readonly outcome: Omit<PageOutcome, 'address'>
  readonly replaced?: string
  readonly leadsTo?: readonly string[]
}

const unknown: Known = { docId: null, etag: null, lastModified: null, scope: null, sha256: null }
const keptStates: ReadonlySet<string> = new Set(['added', 'updated', 'unchanged'])

/** Reads the pages of one crawl, and makes documents of them. */
export class CrawlPages {
  readonly #parts: Parts
  readonly #job: RunningJob
  readonly #graph: OwnGraph
  readonly #known: ReadonlyMap<string, Known>
  readonly #texts: CrawledTexts
  /** Pages with the text that one had which is not read yet. */
  #postponed: FoundPage[] = []
  /** The addresses of all that were postponed, each of them once. */
  readonly #everPostponed = new Set<string>()
  #kept: number
  #failedInRow = 0

  /** `pages` are those that the crawl has found so far, also in an earlier attempt. */
  constructor(parts: Parts, job: RunningJob, graph: OwnGraph, pages: readonly CrawledPage[]) {
    this.#parts = parts
    this.#job = job
    this.#graph = graph
    const documents = pages.filter(({ docId }) => docId !== null)
    this.#known = new Map(documents.map((page) => [page.address, page]))
    this.#texts = new CrawledTexts(pages)
    this.#kept = pages.filter(({ state }) => keptStates.has(state)).length
    for (const page of pages) parts.frontier.restore(page, page.state === 'waiting')
  }

  /**
   * Reads pages until none waits or `pagesMax` are kept. Returns false if the job should give way before. Throws a
   * problem if the site no longer answers.
   */
  async readAll(pagesMax: number): Promise<boolean> {
    const running = new Set<Promise<void>>()
    let mayGoOn = true
    try {
      for (;;) {
        while (mayGoOn && running.size < settings.pagesAtOnce) {
          const page = this.#kept + running.size < pagesMax && this.#next(running.size === 0)
          if (!page) break
          const visit = this.#visit(page).finally(() => running.delete(visit))
          running.add(visit)
        }
        if (running.size === 0) return mayGoOn
        await Promise.race(running)
        mayGoOn &&= await this.#job.mayGoOn()
      }
    } finally {
      await Promise.allSettled(running)
    }
  }

  /** The next page to be read. Those that were postponed come when all others have been read. */
  #next(isIdle: boolean): FoundPage | undefined {
    const next = this.#parts.frontier.next()
    return next ?? (isIdle ? this.#postponed.pop() : undefined)
  }

  async #visit(page: FoundPage): Promise<void> {
    const { sites, store, frontier, scope } = this.#parts
    const { address, depth } = page
    const known = this.#known.get(address) ?? unknown
    const asked = { accountId: this.#graph.accountId, signal: this.#job.signal }
    const answer = await readPatiently(sites, address, validatorsOf(known, scope), asked)
    this.#noteFailure(answer)
    if (this.#isPuzzling(page, known, answer)) return void this.#postponed.push(page)
    this.#texts.noteRead(address)
    // An interrupted crawl adds no document without noting at which page: the next one could not replace it.
    await this.#job.noteProgress()
    const { outcome, replaced, leadsTo = [] } = await this.#visited(address, known, answer)
    if (outcome.state === 'gone') this.#texts.drop(known.sha256, address)
    const found = frontier.admit(leadsTo, answer.status === 'moved' ? depth : depth + 1)
    await store.write.storePageOutcome({
      ...this.#graph,
      crawlId: this.#job.job.subject,
      page: { address, ...outcome },
      replaced,
      found,
    })
    // What a page that was found comes to is stored in its row, which is there from now on.
    frontier.queue(found)
    if (keptStates.has(outcome.state)) this.#kept += 1
  }

  /**
   * Whether a page has the text that another one had in an earlier crawl, and may have no longer: it has moved, or both
   * have changed places. The other one is read first.
   */
  #isPuzzling({ address }: FoundPage, known: Known, answer: SitePage): boolean {
    if (answer.status !== 'read') return false
    const { sha256 } = answer.page
    if (known.sha256 !== sha256) this.#texts.drop(known.sha256, address)
    if (!this.#texts.other(sha256, address)?.isUnread) return false
    if (this.#everPostponed.has(address)) return false
    this.#everPostponed.add(address)
    return true
  }

  async #visited(address: string, known: Known, answer: SitePage): Promise<Visit> {
    switch (answer.status) {
      case 'unchanged':
        return { outcome: { state: 'unchanged' } }
      case 'moved':
        return { ...notKept(known, `It leads to ${answer.to}`, 'moved'), leadsTo: [answer.to] }
      case 'busy':
        return failed(answer.failure)
      case 'failed':
        if (answer.reason === 'disallowed')
          return { outcome: { state: 'skipped', problem: { message: answer.message } } }
        return isMissing(answer) ? notKept(known, answer.message, 'missing') : failed(answer)
      case 'read':
        return this.#read(address, known, answer)
    }
  }

  async #read(
    address: string,
    known: Known,
    { page, links, isIndexable, validators }: Extract<SitePage, { status: 'read' }>,
  ): Promise<Visit> {
    const canonical = this.#parts.site.ownAddressOf(address, page.canonicalUrl)
    const isOther = canonical !== undefined && canonical !== address
    const leadsTo = isOther ? [canonical, ...links] : links
    if (!isIndexable) return { ...notKept(known, 'It asks not to be found'), leadsTo }
    if (isOther) return { ...notKept(known, `Its own address is ${canonical}`), leadsTo }
    if (page.kind === 'feed') return notKept(known, 'It is a feed')
    if (page.text.trim() === '') return { ...failedWith('The page has no text'), leadsTo }
    const other = this.#texts.other(page.sha256, address)
    if (other) return { ...notKept(known, `It has the text of ${other.holder}`), leadsTo }
    this.#texts.take(page.sha256, address)
    try {
      const prepared = preparePage({ ...page, canonicalUrl: address }, {})
      const { library, scope } = this.#parts
      const stored = await patiently(() => library.add(this.#graph, prepared), this.#job.signal)
      const { etag = null, lastModified = null } = validators
      const isSame = stored.id === known.docId
      const state = isSame ? 'unchanged' : known.docId === null ? 'added' : 'updated'
      return {
        outcome: { state, docId: stored.id, etag, lastModified, sha256: page.sha256, scope },
        ...(state === 'updated' && known.docId !== null && { replaced: known.docId }),
        leadsTo,
      }
    } catch (error) {
      this.#texts.drop(page.sha256, address)
      if (!isOfPage(error)) throw error
      return { ...failedWith(error.message), leadsTo }
    }
  }

  /** Throws once so many pages in a row have failed by the site's fault that it seems to be away. */
  #noteFailure(answer: SitePage): void {
    const failure = answer.status === 'busy' ? answer.failure : answer
    if (failure.status !== 'failed' || !isOfSite(failure)) {
      this.#failedInRow = 0
      return
    }
    this.#failedInRow += 1
    if (this.#failedInRow >= settings.failedInRowMax) throw pageProblem(failure)
  }
}

/** A page that is to be no document: it is gone if it was one. */
function notKept(
  { docId }: Known,
  message: string,
  state: 'skipped' | 'moved' | 'missing' = 'skipped',
): Visit {
  return { outcome: { state: docId === null ? state : 'gone', problem: { message } } }
}

function failed({ message }: PageFailure): Visit {
  return failedWith(message)
}

function failedWith(message: string): Visit {
  return { outcome: { state: 'failed', problem: { message } } }
}

function isMissing({ httpStatus }: PageFailure): boolean {
  return httpStatus === 404 || httpStatus === 410
}

/** Whether it is the site that fails, and not this page of it. */
function isOfSite({ reason, httpStatus = 0 }: PageFailure): boolean {
  return reason === 'unreachable' || reason === 'timeout' || httpStatus >= 500 || httpStatus === 429
}

/** Whether only this page cannot become a document. */
function isOfPage(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError)) return false
  return error.code === 'unprocessable_document' || error.code === 'too_many_concurrent_requests'
}

/** None for a page that was read for other links: an answer that it has not changed would not have them. */
function validatorsOf({ docId, etag, lastModified, scope }: Known, wanted: string): Validators {
  if (docId === null || scope !== wanted) return {}
  return { ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) }
}
