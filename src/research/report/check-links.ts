import { Deadline } from '../../base/turns/deadline.ts'
import { documentAt } from '../../contract/documents/document-address.ts'
import type { CheckedLink } from '../../contract/research/link-check.ts'
import type { ResearchSource } from '../../contract/research/research-result.ts'
import { canonicalUrl } from '../../web-access/canonical-url.ts'
import type { PageFailure, PageReader, WebPage } from '../../web-access/pages/web-page.ts'

/** The limit for all pages of a check together, because a caller waits for the result. */
const patienceMs = 45_000

/** The sources of a report, and the quotations from each by the source's number. */
type LinksToCheck = {
  readonly accountId: string
  readonly sources: readonly ResearchSource[]
  readonly quotes: ReadonlyMap<number, ReadonlySet<string>>
  /** The ids of the documents of sources that are still stored. */
  readonly existing: ReadonlySet<string>
}

/**
 * Fetches each source again and looks for the report's quotations in it. Only quotations are compared, as other parts
 * of a page change daily. A page that gives no answer in time is `unknown`.
 */
export async function checkLinks(
  pages: PageReader,
  { accountId, sources, quotes, existing }: LinksToCheck,
  signal: AbortSignal,
): Promise<CheckedLink[]> {
  using patience = new Deadline(patienceMs)
  const either = AbortSignal.any([signal, patience.signal])
  return await Promise.all(
    sources.map(async (source) => {
      const own = quotes.get(source.index) ?? new Set<string>()
      if (documentAt(source.url) !== undefined) return ofDocument(source, own, existing)
      try {
        return linkOf(source, own, await pages.read(source.url, accountId, either))
      } catch (error) {
        signal.throwIfAborted()
        if (!patience.signal.aborted) throw error
        const detail = `No answer within ${patienceMs / 1000} s`
        return { ...factsOf(source, own), state: 'unknown' as const, detail }
      }
    }),
  )
}

/** A stored document does not change: what is changed in one is another document. */
function ofDocument(
  source: ResearchSource,
  quotes: ReadonlySet<string>,
  existing: ReadonlySet<string>,
): CheckedLink {
  const facts = factsOf(source, quotes)
  if (existing.has(source.doc_id)) return { ...facts, state: 'same', quotes_missing: 0 }
  return { ...facts, state: 'dead', detail: 'The document has been deleted' }
}

function linkOf(
  source: ResearchSource,
  quotes: ReadonlySet<string>,
  page: WebPage | PageFailure,
): CheckedLink {
  const facts = factsOf(source, quotes)
  if (page.status === 'failed') {
    const { message: detail, httpStatus } = page
    const state = isDead(page) ? ('dead' as const) : ('unknown' as const)
    return { ...facts, state, detail, ...(httpStatus !== undefined && { http_status: httpStatus }) }
  }
  const text = inOneLine(page.text)
  const missing = [...quotes].filter((quote) => !text.includes(inOneLine(quote))).length
  // The source's own page was not readable before: the quotations are from its abstract.
  const quotes_missing = source.abstract_only ? 0 : missing
  if (canonicalUrl(page.url) !== canonicalUrl(source.url))
    return { ...facts, state: 'moved', now_at: page.url, quotes_missing }
  return { ...facts, state: quotes_missing > 0 ? 'changed' : 'same', quotes_missing }
}

function factsOf({ index, url, fetched_at }: ResearchSource, quotes: ReadonlySet<string>) {
  return { index, url, fetched_at, quotes: quotes.size }
}

/** Only 404 and 410 prove that a page is gone; any other failure may be our own network's. */
function isDead({ httpStatus }: PageFailure): boolean {
  return httpStatus === 404 || httpStatus === 410
}

/** The line breaks of a page may differ each time it is read. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
