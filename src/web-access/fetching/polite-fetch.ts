import { Deadline } from '../../base/turns/deadline.ts'
import { KeyedTurns } from '../../base/turns/keyed-turns.ts'
import { FetchFailure } from './fetch-failure.ts'
import { RobotsFiles } from './robots-files.ts'
import type { Fetched, SafeFetch } from './safe-fetch.ts'

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
const pdfBytesMax = 15 * 1024 * 1024
const textBytesMax = 5 * 1024 * 1024
const accept =
  'text/html, application/xhtml+xml, application/pdf;q=0.9, text/plain;q=0.8, */*;q=0.5'

type Manner = {
  readonly headers?: Readonly<Record<string, string>>
  readonly redirectsMax: number
  /** How long it may wait for the `Crawl-delay` of the site, besides its time; some seconds by default. */
  readonly crawlWaitMsMax?: number
  /** The limit of the body's size after decompression; by default that of a page or of a PDF. */
  readonly bytesMax?: number
  /** Called with each redirect's target before it is requested; throws a `FetchFailure` to stop. */
  readonly onRedirect?: (url: URL) => void
}

/** Fetches from sites as they want it: subject to `robots.txt`, and to limits on each site. */
export class PoliteFetch {
  readonly #fetch: SafeFetch
  readonly #robots: RobotsFiles
  readonly #turns = new KeyedTurns(turnLimits)
  readonly #patienceMs: number

  /** `robot` is the service's name in `robots.txt` files. */
  constructor(fetch: SafeFetch, robot: string, timeoutMs = patienceMs) {
    this.#fetch = fetch
    this.#robots = new RobotsFiles(fetch, robot)
    this.#patienceMs = timeoutMs
  }

  /** Resolves for every HTTP status. Throws a `FetchFailure`, or the reason of `signal` once it is aborted. */
  async fetch(
    address: string,
    accountId: string,
    manner: Manner,
    signal: AbortSignal,
  ): Promise<Fetched> {
    const timeoutMs = this.#patienceMs + (manner.crawlWaitMsMax ?? 0)
    using patience = new Deadline(timeoutMs)
    try {
      return await this.#fetchInTurn(
        address,
        accountId,
        manner,
        AbortSignal.any([signal, patience.signal]),
      )
    } catch (error) {
      signal.throwIfAborted()
      if (!patience.signal.aborted) throw error
      throw new FetchFailure('timeout', `No answer within ${timeoutMs / 1000} s`, { cause: error })
    }
  }

  /** The sitemaps that the `robots.txt` of a site names. Throws a `FetchFailure` if the site cannot be reached. */
  sitemapsOf(origin: string, signal: AbortSignal): Promise<readonly string[]> {
    return this.#robots.sitemapsOf(origin, signal)
  }

  async #fetchInTurn(
    address: string,
    accountId: string,
    { headers, redirectsMax, crawlWaitMsMax, bytesMax, onRedirect }: Manner,
    signal: AbortSignal,
  ): Promise<Fetched> {
    const url = this.#fetch.check(address)
    await this.#robots.demand(url, signal, crawlWaitMsMax)
    using _turn = await this.#turns.take(url.host, accountId, signal)
    const limits = bytesMax === undefined ? pageLimits : { bytesMax }
    return await this.#fetch.fetch(
      address,
      {
        headers: { accept, ...headers },
        ...limits,
        redirectsMax,
        timeoutMs: this.#patienceMs,
        onRedirect: async (next) => {
          onRedirect?.(next)
          await this.#robots.demand(next, signal, crawlWaitMsMax)
        },
      },
      signal,
    )
  }
}

const pageLimits = {
  bytesMax: pdfBytesMax,
  bytesMaxOf: (head: Uint8Array) => (isPdf(head) ? pdfBytesMax : textBytesMax),
}

function isPdf(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, 1024)).includes('%PDF-')
}
