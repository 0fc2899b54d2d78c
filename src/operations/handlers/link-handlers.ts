import type { ReportParts, ResearchJobs } from '../../research/job/research-jobs.ts'
import { checkLinks } from '../../research/report/check-links.ts'
import { LinkChecks } from '../../research/report/link-checks.ts'
import type { PageReader } from '../../web-access/pages/web-page.ts'
import type { HasDocuments } from '../answer/without-deleted.ts'
import type { Handlers } from '../handlers.ts'

/** Checks whether the pages that a report quotes still say what was quoted. */
export function linkHandlers(
  jobs: ResearchJobs,
  pages: PageReader,
  documents: HasDocuments,
): Pick<Handlers, 'checkLinks'> {
  const checks = new LinkChecks()
  return {
    checkLinks: async ({ research_id }, { accountId }, { signal }) => {
      const parts = await jobs.report(accountId, research_id)
      const { result } = await jobs.get(accountId, research_id)
      const needed = [parts.docId, ...parts.sourceDocIds]
      const existing = await documents.existing(accountId, needed)
      const quotes = needed.every((id) => existing.has(id)) ? quotesOf(parts) : new Map()
      const sources = result?.sources ?? []
      const read = () => checkLinks(pages, { accountId, sources, quotes, existing }, signal)
      const { checkedAt, links } = await checks.check(accountId, research_id, read, signal)
      return {
        research_id,
        object: 'link_check',
        checked_at: checkedAt.toISOString(),
        links: [...links],
      }
    },
  }
}

function quotesOf({ details }: ReportParts): ReadonlyMap<number, ReadonlySet<string>> {
  const quotes = new Map<number, Set<string>>()
  for (const { source, quote } of details.statements.flatMap(({ evidence }) => evidence))
    quotes.set(source, (quotes.get(source) ?? new Set()).add(quote))
  return quotes
}
