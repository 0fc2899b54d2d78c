import type { Block } from '../../extraction/blocks/block.ts'
import type { DocumentPartStart } from '../../extraction/blocks/document-parts.ts'

export type PageKind = 'html' | 'pdf' | 'text' | 'json' | 'feed'

/** A web page as it was read: the snapshot that quotations are taken from. */
export type WebPage = {
  readonly status: 'read'
  readonly askedUrl: string
  /** The address that answered, after redirects. */
  readonly url: string
  /** The page's canonical link if it is on the same site, otherwise `url`; both without tracking parameters. */
  readonly canonicalUrl: string
  readonly title: string
  readonly author?: string
  /** An ISO 8601 date or time, as the page states it. */
  readonly publishedAt?: string
  /** ISO 8601, UTC. */
  readonly fetchedAt: string
  readonly kind: PageKind
  readonly mediaType: string
  /** SHA-256 of `text` in UTF-8, as lower-case hexadecimal digits. */
  readonly sha256: string
  /** The main text, without navigation, advertisements and the like. Ranges are offsets in UTF-16 code units. */
  readonly text: string
  readonly blocks: readonly Block[]
  /** The pages of a PDF, and the like. */
  readonly parts?: readonly DocumentPartStart[]
  /** Where the text stands in a document, if it is from one that is stored already and no web page. */
  readonly document?: { readonly docId: string; readonly places: readonly TextPlace[] }
}

/** The part of a page's text from `at` on stands in its document from `start` on: offsets in UTF-16 code units. */
export type TextPlace = { readonly at: number; readonly start: number }

export type PageFailureReason =
  /** The scheme, port or network of the address is not allowed. */
  | 'address-refused'
  /** `robots.txt` disallows it. */
  | 'disallowed'
  /** The name does not resolve, or the connection failed. */
  | 'unreachable'
  | 'timeout'
  /** The body is too large, before or after decompression. */
  | 'too-large'
  /** There were more redirects than are followed. */
  | 'too-many-redirects'
  /** The server answered with a status other than 2xx. */
  | 'status'
  /** The body is not text, or a text that cannot be parsed. */
  | 'unreadable'

export type PageFailure = {
  readonly status: 'failed'
  readonly askedUrl: string
  readonly reason: PageFailureReason
  /** A sentence for users. */
  readonly message: string
  /** The HTTP status, if the server answered. */
  readonly httpStatus?: number
}

/** Fetches and parses pages at addresses from outside, safely. */
export interface PageReader {
  /**
   * Accounts that read pages of one site take turns. Failures are returned; the only rejections are the reason of an
   * aborted signal, and `permission_denied` where the web is off.
   */
  read(
    url: string,
    accountId: string,
    signal: AbortSignal,
    limits?: ReadingLimits,
  ): Promise<WebPage | PageFailure>
}

export type ReadingLimits = {
  /** A page is cut after so many blocks, by default as many as an answer can use. */
  readonly blocksMax?: number
  /** Ends the fetching alone: a page that has come by then is still parsed, however long others are before it. */
  readonly fetchSignal?: AbortSignal
}

/** What the parser extracts from the bytes of a page. */
export type ParsedPage = Pick<
  WebPage,
  'kind' | 'mediaType' | 'title' | 'author' | 'publishedAt' | 'text' | 'blocks' | 'parts'
> & {
  /** The canonical link of the page, if it is on the same host. */
  readonly canonical?: string
  /** Where it leads on its site, and what it asks of robots, if that was wanted. */
  readonly links?: PageLinks
}

export type PageLinks = {
  /** Absolute addresses of pages of the same site, each once, in the order of the page. */
  readonly addresses: readonly string[]
  /** What its `<meta name="robots">` says: `noindex, nofollow`. */
  readonly robots: string
}

/** What a sitemap lists (sitemaps.org): pages, or further sitemaps. */
export type Sitemap = { readonly pages: readonly string[]; readonly sitemaps: readonly string[] }

export interface PageParser {
  /** Throws `unprocessable_document` with the reason, or the reason of `signal` once it is aborted. */
  parsePage(
    bytes: Uint8Array,
    page: {
      readonly url: string
      readonly contentType: string | undefined
      /** ISO 8601. A page that dates itself more than a day later has no date. */
      readonly fetchedAt: string
      readonly blocksMax?: number
      /** Tells where the page leads too; it may then be without text. */
      readonly wantsLinks?: boolean
    },
    accountId: string,
    signal: AbortSignal,
  ): Promise<ParsedPage>
  /** Reads a sitemap, also a compressed one or a list of addresses. Throws as `parsePage` does. */
  parseSitemap(bytes: Uint8Array, accountId: string, signal: AbortSignal): Promise<Sitemap>
}
