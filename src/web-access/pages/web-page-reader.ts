import { hash } from 'node:crypto'
import { ServiceError } from '../../base/errors/service-error.ts'
import { withoutTrackingMarks } from '../canonical-url.ts'
import { FetchFailure } from '../fetching/fetch-failure.ts'
import type { PoliteFetch } from '../fetching/polite-fetch.ts'
import type {
  PageFailure,
  PageParser,
  PageReader,
  ParsedPage,
  ReadingLimits,
  WebPage,
} from './web-page.ts'

/**
 * More than are ranked for an answer. Blocks are handed from thread to thread: one chat that read 16 pages of 200,000
 * items took 1.9 GB, and stopped the main thread for 3 s.
 */
const usualBlocksMax = 10_000
const redirectsMax = 5

/** Fetches web pages, subject to `robots.txt` and limits on each site, and parses them in a sandboxed process. */
export class WebPageReader implements PageReader {
  readonly #fetch: PoliteFetch
  readonly #parser: PageParser

  constructor(fetch: PoliteFetch, parser: PageParser) {
    this.#fetch = fetch
    this.#parser = parser
  }

  async read(
    askedUrl: string,
    accountId: string,
    signal: AbortSignal,
    { blocksMax = usualBlocksMax, fetchSignal }: ReadingLimits = {},
  ): Promise<WebPage | PageFailure> {
    const fetching = fetchSignal === undefined ? signal : AbortSignal.any([signal, fetchSignal])
    let hasCome = false
    try {
      const fetched = await this.#fetch.fetch(askedUrl, accountId, { redirectsMax }, fetching)
      hasCome = true
      if (fetched.status < 200 || fetched.status > 299) throw badStatus(fetched.status)
      const { url, headers, bytes } = fetched
      const fetchedAt = new Date().toISOString()
      const origin = { url, contentType: headers['content-type'], fetchedAt, blocksMax }
      const parsed = await this.#parser.parsePage(bytes, origin, accountId, signal)
      return pageOf({ askedUrl, url, fetchedAt }, parsed)
    } catch (error) {
      const due = hasCome ? signal : fetching
      due.throwIfAborted()
      return failureOf(askedUrl, error)
    }
  }
}

/** A page as it was parsed, with where and when it was fetched. */
export function pageOf(
  fetched: Pick<WebPage, 'askedUrl' | 'url' | 'fetchedAt'>,
  { canonical, links: _, ...page }: ParsedPage,
): WebPage {
  return {
    status: 'read',
    ...page,
    ...fetched,
    canonicalUrl: withoutTrackingMarks(canonical ?? fetched.url),
    sha256: hash('sha256', page.text),
  }
}

/** Why a page could not be read; rethrows what is no failure of a page. */
export function failureOf(askedUrl: string, error: unknown): PageFailure {
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

/** The failure of a page that was answered with another status than 2xx. */
export function badStatus(status: number): FetchFailure {
  return new FetchFailure('status', `The server answered with status ${status}`, {
    httpStatus: status,
  })
}
