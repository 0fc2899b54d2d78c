import { BudgetedCache } from '../../base/cache/budgeted-cache.ts'
import { dayMs } from '../../base/day-ms.ts'
import { Pace } from '../pace.ts'
import { FetchFailure } from './fetch-failure.ts'
import { Robots } from './robots.ts'
import type { SafeFetch } from './safe-fetch.ts'

/** `until` is on the monotonic clock of `performance.now()`, which no change of the system time affects. */
type Verdict = { readonly robots: Robots | 'closed'; readonly until: number; readonly pace: Pace }

const keptMs = dayMs
/** A failing server may recover soon, so its failure is remembered for less time. */
const closedKeptMs = 10 * 60 * 1000
/** What is remembered of all sites together takes no more memory than this: 2,000 files of 2 KB, or 8 of 512 KB. */
const keptBytesMax = 32 * 1024 * 1024
/** A verdict, and each character of its rules where they are short. */
const bytesOf = { verdict: 1024, character: 8 }
/** Whoever waits for an answer waits no longer than this for the `Crawl-delay` of a page. */
const usualWaitMsMax = 5_000
const timeoutMs = 5_000
/** The part of the file that a crawler must read (RFC 9309, section 2.5). */
const bytesMax = 512 * 1024

/** The `robots.txt` files of sites, each cached for a day; those used longest ago are dropped above `keptBytesMax`. */
export class RobotsFiles {
  readonly #fetch: SafeFetch
  readonly #agent: string
  readonly #kept = new BudgetedCache<Verdict>(keptBytesMax, sizeOf)
  /** The verdicts that are being made. */
  readonly #coming = new Map<string, Promise<Verdict>>()

  constructor(fetch: SafeFetch, agent: string) {
    this.#fetch = fetch
    this.#agent = agent
  }

  /**
   * Waits for the site's `Crawl-delay`. Throws a `FetchFailure` if `robots.txt` disallows the page or the wait would be
   * longer than `waitMsMax`.
   */
  async demand(url: URL, signal: AbortSignal, waitMsMax = usualWaitMsMax): Promise<void> {
    const { robots, pace } = await this.#verdictOf(url.origin, signal)
    if (robots === 'closed')
      throw new FetchFailure('unreachable', `The robots.txt of ${url.host} cannot be read now`)
    if (!robots.allows(url))
      throw new FetchFailure('disallowed', `The robots.txt of ${url.host} does not allow it`)
    if (!(await pace.take(waitMsMax, signal)))
      throw new FetchFailure(
        'disallowed',
        `The robots.txt of ${url.host} wants ${robots.crawlDelaySeconds} s between two pages, ` +
          `and no page waits for more than ${waitMsMax / 1000} s`,
      )
  }

  /** The sitemaps that the `robots.txt` of a site names. Throws a `FetchFailure` if the site cannot be reached. */
  async sitemapsOf(origin: string, signal: AbortSignal): Promise<readonly string[]> {
    const { robots } = await this.#verdictOf(origin, signal)
    return robots === 'closed' ? [] : robots.sitemaps
  }

  async #verdictOf(origin: string, signal: AbortSignal): Promise<Verdict> {
    // Concurrent callers share one verdict, and so one pace. The one who reads it may fail or leave; then another reads.
    for (;;) {
      const kept = this.#kept.get(origin)
      if (kept && kept.until > performance.now()) return kept
      const coming = this.#coming.get(origin)
      if (!coming) return this.#make(origin, signal)
      await coming.catch(() => undefined)
    }
  }

  async #make(origin: string, signal: AbortSignal): Promise<Verdict> {
    const coming = this.#read(origin, signal)
    this.#coming.set(origin, coming)
    try {
      const verdict = await coming
      this.#kept.set(origin, verdict)
      return verdict
    } finally {
      this.#coming.delete(origin)
    }
  }

  /** A missing file allows everything; a failing server closes the site (RFC 9309, section 2.3.1). */
  async #read(origin: string, signal: AbortSignal): Promise<Verdict> {
    const until = performance.now() + closedKeptMs
    const closed: Verdict = { robots: 'closed', until, pace: new Pace(0) }
    try {
      const options = { bytesMax, redirectsMax: 5, timeoutMs }
      const { status, bytes } = await this.#fetch.fetch(`${origin}/robots.txt`, options, signal)
      if (status >= 500 || status === 429) return closed
      const text = status >= 200 && status < 300 ? bytes.toString('utf8') : ''
      const robots = new Robots(origin, text, this.#agent)
      const pace = new Pace(robots.crawlDelaySeconds * 1000)
      return { robots, pace, until: performance.now() + keptMs }
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      // Fetching the page itself will fail in the same way, with a better message.
      if (error.reason === 'address-refused' || error.reason === 'unreachable') throw error
      return closed
    }
  }
}

function sizeOf({ robots }: Verdict): number {
  return bytesOf.verdict + (robots === 'closed' ? 0 : robots.length * bytesOf.character)
}
