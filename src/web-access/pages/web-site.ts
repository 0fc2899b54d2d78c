import type { PageFailure, WebPage } from './web-page.ts'

/** What a site sent with a page, and what tells it later whether that page has changed (RFC 9110, section 8.8). */
export type Validators = { readonly etag?: string; readonly lastModified?: string }

export type SitePage =
  | {
      readonly status: 'read'
      /** Its text may be empty: a page of nothing but links. */
      readonly page: WebPage
      /** Absolute addresses of the same site; none if the page asks that its links are not followed. */
      readonly links: readonly string[]
      /** Whether the page allows itself to be found. */
      readonly isIndexable: boolean
      readonly validators: Validators
    }
  /** The page is the one with the given validators. */
  | { readonly status: 'unchanged' }
  /** The address leads on to another one, which was not asked. */
  | { readonly status: 'moved'; readonly to: string }
  /** The site asks for fewer requests. */
  | { readonly status: 'busy'; readonly retryAfterSeconds: number; readonly failure: PageFailure }
  | PageFailure

/** Reads the pages of one site, one address at a time and none of another site. */
export interface SiteReader {
  /** As `PageReader.read`, but follows no redirect, and waits for a long `Crawl-delay`. */
  read(
    address: string,
    known: Validators,
    accountId: string,
    signal: AbortSignal,
  ): Promise<SitePage>
  /**
   * The addresses that the sitemaps of a site list: those that its `robots.txt` names and those at `likely` addresses.
   * What cannot be read is passed over. Rejects as `read` does.
   */
  sitemapPages(
    origin: string,
    likely: readonly string[],
    accountId: string,
    signal: AbortSignal,
  ): AsyncIterable<readonly string[]>
}
