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
const originsMax = 1000
/** Whoever waits for an answer waits no longer than this for the `Crawl-delay` of a page. */
const usualWaitMsMax = 5_000
const timeoutMs = 5_000
/** As much of the file as a crawler must read (RFC 9309, section 2.5). */
const bytesMax = 512 * 1024

/** The `robots.txt` files of sites, each cached for a day; the oldest is dropped above `originsMax`. */
export class RobotsFiles {
  readonly #fetch: SafeFetch
  readonly #agent: string
  readonly #verdicts = new Map<string, Promise<Verdict>>()

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
    // Concurrent callers share one verdict, and so one pace.
    for (let last = this.#verdicts.get(origin); last; last = this.#verdicts.get(origin)) {
      const known = await last.catch(() => undefined)
      if (known && known.until > performance.now()) return known
      if (this.#verdicts.get(origin) === last) break
    }
    const verdict = this.#read(origin, signal)
    this.#verdicts.delete(origin)
    this.#verdicts.set(origin, verdict)
    // The current callers get the error; the next one reads again.
    verdict.catch(() => this.#verdicts.delete(origin))
    const [oldest] = this.#verdicts.keys()
    if (this.#verdicts.size > originsMax && oldest !== undefined) this.#verdicts.delete(oldest)
    return verdict
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
