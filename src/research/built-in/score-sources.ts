import type { SearchResultKind } from '../../web-access/search-result.ts'
import type { SourceScores } from '../research.ts'
import type { FoundPage, ResearchPlan } from '../research-mind.ts'
import { scorePages } from './score-pages.ts'
import type { TopicEvidence } from './topic-evidence.ts'

/**
 * Rates each page as a source: relevance, authority (a prior for its kind, whether author, date and HTTPS are given,
 * endorsements) and, in the total of a news topic only, freshness. The prior depends on the kind of the source; there
 * is no list of sites.
 */
export function scoreSources(
  evidence: TopicEvidence,
  { topic }: ResearchPlan,
  today: string,
): SourceScores[] {
  const isOfTheDay = topic === 'news'
  return scorePages(evidence).map((relevance, index) => {
    const found = evidence.pages[index]
    const authority = found === undefined ? 0 : authorityOf(found)
    const freshness = freshnessOf(found?.page.publishedAt, today)
    const others = isOfTheDay ? 0.1 * authority + 0.15 * freshness : 0.1 * authority
    const share = isOfTheDay ? 0.75 : 0.9
    return {
      relevance,
      authority,
      freshness,
      total: relevance === 0 ? 0 : share * relevance + others,
    }
  })
}

const priorByKind: Readonly<Record<SearchResultKind, number>> = {
  paper: 0.8,
  encyclopedia: 0.75,
  dataset: 0.7,
  news: 0.6,
  qa: 0.55,
  code: 0.5,
  web: 0.5,
  forum: 0.35,
}

function authorityOf({ page, result, isAbstractOnly }: FoundPage): number {
  const marks = [page.author, page.publishedAt, page.url.startsWith('https:') || undefined]
  const stated = marks.filter((mark) => mark !== undefined).length / marks.length
  const endorsed = Math.min(1, Math.log10(1 + (result.endorsements ?? 0)) / 4)
  const sum = 0.7 * priorByKind[result.kind] + 0.15 * stated + 0.15 * endorsed
  return isAbstractOnly ? sum * 0.8 : sum
}

/** 0 to 1, halved by every year of age; a page without a date counts as three years old. */
function freshnessOf(publishedAt: string | undefined, today: string): number {
  const published = Date.parse(publishedAt ?? '')
  const years = (Date.parse(today) - published) / yearMs
  return Number.isNaN(years) ? 0.5 ** 3 : 0.5 ** Math.max(0, years)
}

const yearMs = 365.25 * 24 * 3_600_000
