import type { Block } from '../extraction/blocks/block.ts'

export type PageKind = 'html' | 'pdf' | 'text' | 'json' | 'feed'

/** A page of the web as it was read: the snapshot that quotes are taken from. */
export type WebPage = {
  readonly status: 'read'
  readonly askedUrl: string
  /** The address that answered, after redirects. */
  readonly url: string
  /** What the page calls its own address, on the same site; else `url`, both without tracking marks. */
  readonly canonicalUrl: string
  readonly title: string
  readonly author?: string
  /** An ISO-8601 date or time, as the page states it. */
  readonly publishedAt?: string
  /** ISO-8601, UTC. */
  readonly fetchedAt: string
  readonly kind: PageKind
  readonly mediaType: string
  /** The digest of `text`, in UTF-8, as lower-case hexadecimal digits. */
  readonly sha256: string
  /** The main text, without navigation, advertisements and the like. Ranges count in UTF-16 code units. */
  readonly text: string
  readonly blocks: readonly Block[]
}

export type PageFailureReason =
  /** The address is none that may be fetched: its scheme, port or network. */
  | 'address-refused'
  /** `robots.txt` does not allow it. */
  | 'disallowed'
  /** No such name, no connection, a connection that broke. */
  | 'unreachable'
  | 'timeout'
  /** More bytes than are read, or bytes that unpack to too many. */
  | 'too-large'
  /** More redirects than are followed. */
  | 'too-many-redirects'
  /** The server answered with a status that is no success. */
  | 'status'
  /** It is no text, or a text that cannot be read. */
  | 'unreadable'

export type PageFailure = {
  readonly status: 'failed'
  readonly askedUrl: string
  readonly reason: PageFailureReason
  /** A sentence for people. */
  readonly message: string
  /** The status of the answer, if there was one. */
  readonly httpStatus?: number
}

/** Fetches pages safely, whoever names their addresses, and reads them. */
export interface PageReader {
  /**
   * Accounts that read of the same site take turns. What goes wrong with a page is told, not thrown; only the reason of
   * an aborted signal is thrown.
   */
  read(url: string, accountId: string, signal: AbortSignal): Promise<WebPage | PageFailure>
}

/** What a parser makes of the bytes of a page. */
export type ParsedPage = Pick<
  WebPage,
  'kind' | 'mediaType' | 'title' | 'author' | 'publishedAt' | 'text' | 'blocks'
> & {
  /** What the page calls its own address; on the same host. */
  readonly canonical?: string
}

export interface PageParser {
  /** Throws `unprocessable_document` with the reason, or the signal's reason once it is aborted. */
  parsePage(
    bytes: Uint8Array,
    page: { readonly url: string; readonly contentType: string | undefined },
    accountId: string,
    signal: AbortSignal,
  ): Promise<ParsedPage>
}
