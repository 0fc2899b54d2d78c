import { dayMs } from '../../../base/day-ms.ts'
import type { ParsedPage } from '../../../web-access/pages/web-page.ts'
import { parseDocument } from '../parse-document.ts'
import { sniffFamily } from '../sniffing/sniff-format.ts'
import { sniffText } from '../sniffing/sniff-text.ts'
import { charsetOf, decodeText } from '../text/charsets/decode-text.ts'
import { unprocessable } from '../unprocessable.ts'
import { markAuthorNote } from './article/mark-author-note.ts'
import { markBackMatter } from './article/mark-back-matter.ts'
import { markOrders } from './article/mark-orders.ts'
import { readArticle } from './article/read-article.ts'
import { dateInUrl } from './date-in-url.ts'
import { isFeed, parseFeed } from './parse-feed.ts'

export type PageOrigin = {
  /** The address that answered, after redirects. */
  readonly url: string
  readonly contentType: string | undefined
  /** ISO 8601. A page is not dated later than a day after it; if missing, any date is believed. */
  readonly fetchedAt?: string
  /** What comes after so many blocks is left out; nothing if missing. */
  readonly blocksMax?: number
  /** Tells where an HTML page leads too; it may then be without text. */
  readonly wantsLinks?: boolean
}

/**
 * Parses any response of a web server: of an HTML page the main text, of other types all text. Throws
 * `unprocessable_document` with the reason.
 */
export async function parsePage(bytes: Uint8Array, origin: PageOrigin): Promise<ParsedPage> {
  const parsed = firstBlocks(await read(bytes, origin), origin.blocksMax)
  const page = markOrders(markAuthorNote(markBackMatter(parsed)))
  const { publishedAt: stated, ...undated } = page
  const dates = [stated, dateInUrl(origin.url)]
  const publishedAt = dates.find((date) => date && !isFuture(date, origin.fetchedAt))
  return { ...undated, ...(publishedAt !== undefined && { publishedAt }) }
}

async function read(bytes: Uint8Array, origin: PageOrigin): Promise<ParsedPage> {
  const hint = { contentType: origin.contentType, filename: filenameOf(origin.url) }
  if (bytes.length > 0 && sniffFamily(bytes) === 'text') {
    const text = decodeText(bytes, charsetOf(origin.contentType))
    if (isFeed(text)) return parseFeed(text, origin.url)
    if (sniffText(text, hint) === 'html') {
      const article = readArticle(text, origin.url, origin.wantsLinks)
      if (article.text.trim() === '' && !article.links) throw unprocessable('The page has no text')
      return { kind: 'html', mediaType: 'text/html', ...article }
    }
  }
  const { format, mediaType, title, publishedAt, ...content } = await parseDocument(bytes, hint)
  const kind = format === 'pdf' || format === 'json' ? format : 'text'
  const dated = publishedAt !== undefined && { publishedAt }
  const { text, blocks, parts } = content
  return {
    kind,
    mediaType,
    title: title ?? hint.filename,
    text,
    blocks,
    ...(parts && { parts }),
    ...dated,
  }
}

/** Whether a date lies more than a day after `now`, as one that is mistyped or made up does; clocks differ by less. */
function isFuture(date: string, now: string | undefined): boolean {
  return now !== undefined && Date.parse(date) > Date.parse(now) + dayMs
}

function firstBlocks(page: ParsedPage, blocksMax: number | undefined): ParsedPage {
  const blocks = page.blocks.slice(0, blocksMax)
  if (blocks.length === page.blocks.length) return page
  return { ...page, blocks, text: page.text.slice(0, blocks.at(-1)?.end) }
}

function filenameOf(url: string): string {
  const { pathname, host } = new URL(url)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(last) || host
  } catch {
    return last
  }
}
