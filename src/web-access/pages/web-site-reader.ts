import { siteHost } from '../canonical-url.ts'
import { FetchFailure } from '../fetching/fetch-failure.ts'
import type { PoliteFetch } from '../fetching/polite-fetch.ts'
import type { Fetched } from '../fetching/safe-fetch.ts'
import { tellsRobots } from './tells-robots.ts'
import type { PageFailure, PageParser } from './web-page.ts'
import { badStatus, failureOf, pageOf } from './web-page-reader.ts'
import type { SitePage, SiteReader, Validators } from './web-site.ts'

/** How long a page waits for the `Crawl-delay` of its site: nobody waits for an answer. */
const crawlWaitMsMax = 120_000
const redirects = new Set([301, 302, 303, 307, 308])
/** Asked for fewer requests: 429 Too Many Requests, 503 Service Unavailable. */
const busyStatus = new Set([429, 503])
const retryAfterSeconds = { usual: 5, most: 60 }
/** Sitemaps read for one site: with 50,000 addresses each they list more than any crawl reads. */
const sitemapsMax = 50
/** The protocol allows 50 MB; that of 50,000 addresses has 5 MB. Not measured. */
const sitemapBytesMax = 16 * 1024 * 1024
const sitemapRedirectsMax = 3
/** Each is waited for as long as a page: 50 of a site that answers slowly would take 17 minutes. */
const lateSitemapsMax = 3

/** Reads the pages and the sitemaps of sites, as politely as `WebPageReader`, and parses them as that does. */
export class WebSiteReader implements SiteReader {
  readonly #fetch: PoliteFetch
  readonly #parser: PageParser
  readonly #robot: string

  /** `robot` is the service's name in what pages ask of robots. */
  constructor(fetch: PoliteFetch, parser: PageParser, robot: string) {
    this.#fetch = fetch
    this.#parser = parser
    this.#robot = robot
  }

  async read(
    address: string,
    known: Validators,
    accountId: string,
    signal: AbortSignal,
  ): Promise<SitePage> {
    try {
      const condition = conditionOf(known)
      const manner = { headers: condition, redirectsMax: 0, crawlWaitMsMax }
      const fetched = await this.#fetch.fetch(address, accountId, manner, signal)
      const { status, headers } = fetched
      if (status === 304 && Object.keys(condition).length > 0) return { status: 'unchanged' }
      const to = redirects.has(status) && URL.parse(headers.location ?? '', address)?.href
      if (to) return { status: 'moved', to }
      if (busyStatus.has(status)) return busy(fetched, failureOf(address, badStatus(status)))
      if (status < 200 || status > 299) throw badStatus(status)
      return await this.#parse(fetched, accountId, signal)
    } catch (error) {
      signal.throwIfAborted()
      return failureOf(address, error)
    }
  }

  async *sitemapPages(
    origin: string,
    likely: readonly string[],
    accountId: string,
    signal: AbortSignal,
  ): AsyncIterable<readonly string[]> {
    const named = await this.#fetch.sitemapsOf(origin, signal).catch(() => [])
    const isOwn = (address: string) => {
      const url = URL.parse(address, origin)
      return url !== null && siteHost(url) === siteHost(new URL(origin))
    }
    const found = new Set([...named, ...likely].filter(isOwn))
    // A set is gone through in the order of insertion, also over what is added meanwhile.
    let [count, late] = [0, 0]
    for (const address of found) {
      if (++count > sitemapsMax || late === lateSitemapsMax) return
      const sitemap = await this.#sitemapAt(new URL(address, origin), accountId, signal)
      if (sitemap === 'late') late += 1
      if (typeof sitemap !== 'object') continue
      for (const next of sitemap.sitemaps)
        if (found.size < sitemapsMax && isOwn(next)) found.add(next)
      if (sitemap.pages.length > 0) yield sitemap.pages
    }
  }

  async #parse(
    { url, headers, bytes }: Fetched,
    accountId: string,
    signal: AbortSignal,
  ): Promise<SitePage> {
    const fetchedAt = new Date().toISOString()
    const origin = { url, contentType: headers['content-type'], fetchedAt, wantsLinks: true }
    const parsed = await this.#parser.parsePage(bytes, origin, accountId, signal)
    const told = tellsRobots(this.#robot, headers['x-robots-tag'], parsed.links?.robots)
    const { etag, 'last-modified': lastModified } = headers
    return {
      status: 'read',
      page: pageOf({ askedUrl: url, url, fetchedAt }, parsed),
      links: told.nofollow ? [] : (parsed.links?.addresses ?? []),
      isIndexable: !told.noindex,
      validators: {
        ...(etag !== undefined && { etag }),
        ...(lastModified !== undefined && { lastModified }),
      },
    }
  }

  async #sitemapAt(url: URL, accountId: string, signal: AbortSignal) {
    const onRedirect = (next: URL) => {
      if (siteHost(next) !== siteHost(url))
        throw new FetchFailure('address-refused', `The sitemap leads to ${next.host}`)
    }
    const manner = {
      redirectsMax: sitemapRedirectsMax,
      bytesMax: sitemapBytesMax,
      crawlWaitMsMax,
      onRedirect,
    }
    try {
      const { status, bytes } = await this.#fetch.fetch(url.href, accountId, manner, signal)
      if (status !== 200) return undefined
      return await this.#parser.parseSitemap(bytes, accountId, signal)
    } catch (error) {
      signal.throwIfAborted()
      // A sitemap that cannot be read is passed over; anything but that is an error of ours.
      return failureOf(url.href, error).reason === 'timeout' ? 'late' : undefined
    }
  }
}

function conditionOf({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  }
}

function busy({ headers }: Fetched, failure: PageFailure): SitePage {
  const wanted = Number(headers['retry-after'] ?? '')
  const { usual, most } = retryAfterSeconds
  return { status: 'busy', failure, retryAfterSeconds: Math.min(most, wanted > 0 ? wanted : usual) }
}
