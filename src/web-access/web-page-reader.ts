import { hash } from 'node:crypto'
import { ServiceError } from '../base/errors/service-error.ts'
import { Deadline } from '../base/turns/deadline.ts'
import { KeyedTurns } from '../base/turns/keyed-turns.ts'
import { withoutTrackingMarks } from './canonical-url.ts'
import { FetchFailure } from './fetching/fetch-failure.ts'
import { RobotsFiles } from './fetching/robots-files.ts'
import type { Fetched, SafeFetch } from './fetching/safe-fetch.ts'
import type { PageFailure, PageParser, PageReader, ParsedPage, WebPage } from './web-page.ts'

/** The time for one page: reading `robots.txt`, waiting for a turn and fetching. */
const patienceMs = 20_000
/** At most three pages of a site are fetched at once, at most two of them for one account. */
const turnLimits = {
  what: 'pages of one site',
  atOnceMax: 3,
  atOnceOfOneMax: 2,
  waitingOfOneMax: 256,
  waitingMax: 1024,
  waitMsMax: Number.POSITIVE_INFINITY,
}
/**
 * More than are ranked for an answer. Blocks are handed from thread to thread: one chat that read 16 pages of 200,000
 * items took 1.9 GB, and stopped the main thread for 3 s.
 */
const usualBlocksMax = 10_000
const redirectsMax = 5
const pdfBytesMax = 15 * 1024 * 1024
const textBytesMax = 5 * 1024 * 1024
const accept =
  'text/html, application/xhtml+xml, application/pdf;q=0.9, text/plain;q=0.8, */*;q=0.5'

/** Fetches web pages, subject to `robots.txt` and limits on each site, and parses them in a sandboxed process. */
export class WebPageReader implements PageReader {
  readonly #fetch: SafeFetch
  readonly #parser: PageParser
  readonly #robots: RobotsFiles
  readonly #turns = new KeyedTurns(turnLimits)
  readonly #patienceMs: number

  /** `robot` is the service's name in `robots.txt` files. */
  constructor(fetch: SafeFetch, parser: PageParser, robot: string, timeoutMs = patienceMs) {
    this.#patienceMs = timeoutMs
    this.#fetch = fetch
    this.#parser = parser
    this.#robots = new RobotsFiles(fetch, robot)
  }

  async read(
    askedUrl: string,
    accountId: string,
    signal: AbortSignal,
    blocksMax = usualBlocksMax,
  ): Promise<WebPage | PageFailure> {
    try {
      const fetched = await this.#fetchInTime(askedUrl, accountId, signal)
      if (fetched.status < 200 || fetched.status > 299) throw badStatus(fetched.status)
      const { url, headers, bytes } = fetched
      const fetchedAt = new Date().toISOString()
      const origin = { url, contentType: headers['content-type'], fetchedAt, blocksMax }
      const parsed = await this.#parser.parsePage(bytes, origin, accountId, signal)
      return pageOf({ askedUrl, url, fetchedAt }, parsed)
    } catch (error) {
      signal.throwIfAborted()
      return failureOf(askedUrl, error)
    }
  }

  async #fetchInTime(address: string, accountId: string, signal: AbortSignal): Promise<Fetched> {
    const timeoutMs = this.#patienceMs
    using patience = new Deadline(timeoutMs)
    try {
      return await this.#fetchPolitely(
        address,
        accountId,
        AbortSignal.any([signal, patience.signal]),
      )
    } catch (error) {
      signal.throwIfAborted()
      if (!patience.signal.aborted) throw error
      throw new FetchFailure('timeout', `No answer within ${timeoutMs / 1000} s`, { cause: error })
    }
  }

  async #fetchPolitely(address: string, accountId: string, signal: AbortSignal): Promise<Fetched> {
    const url = this.#fetch.check(address)
    await this.#robots.demand(url, signal)
    using _turn = await this.#turns.take(url.host, accountId, signal)
    return await this.#fetch.fetch(
      address,
      {
        headers: { accept },
        bytesMax: pdfBytesMax,
        bytesMaxOf: (head) => (isPdf(head) ? pdfBytesMax : textBytesMax),
        redirectsMax,
        timeoutMs: this.#patienceMs,
        onRedirect: (next) => this.#robots.demand(next, signal),
      },
      signal,
    )
  }
}

function pageOf(
  fetched: Pick<WebPage, 'askedUrl' | 'url' | 'fetchedAt'>,
  { canonical, ...page }: ParsedPage,
): WebPage {
  return {
    status: 'read',
    ...page,
    ...fetched,
    canonicalUrl: withoutTrackingMarks(canonical ?? fetched.url),
    sha256: hash('sha256', page.text),
  }
}

function failureOf(askedUrl: string, error: unknown): PageFailure {
  const failed = { status: 'failed' as const, askedUrl }
  if (error instanceof FetchFailure) {
    const { reason, message, httpStatus } = error
    return { ...failed, reason, message, ...(httpStatus && { httpStatus }) }
  }
  if (error instanceof ServiceError && error.code === 'unprocessable_document')
    return { ...failed, reason: 'unreadable', message: error.message }
  // The parser was too busy; a retry may succeed.
  if (error instanceof ServiceError) return { ...failed, reason: 'timeout', message: error.message }
  throw error
}

function badStatus(status: number): FetchFailure {
  return new FetchFailure('status', `The server answered with status ${status}`, {
    httpStatus: status,
  })
}

function isPdf(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, 1024)).includes('%PDF-')
}
