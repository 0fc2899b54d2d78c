import type { CrawledState } from '../crawls/crawled-state.ts'
import type { Json } from './column-values.ts'

/** A page of a web site that is crawled into a graph; it stays between two crawls, so that the second one knows it. */
export type CrawledPageRow = {
  graph_id: string
  /** Its canonical address. */
  address: string
  /** The crawl that last had it. */
  crawl_id: string
  /** How many links lead to it from the start; 1 if a sitemap names it. */
  depth: number
  state: CrawledState
  /** Why it failed or was skipped. */
  problem: Json | null
  /** The document made of it, which may have been deleted since. */
  doc_id: string | null
  /** The validators of the answer that the document was made of, as the site sent them. */
  etag: string | null
  last_modified: string | null
  /** A digest of the text of its document. */
  sha256: string | null
  /** A digest of what the crawl that read it was to read: another one needs its links, and reads it again. */
  scope: string | null
}
