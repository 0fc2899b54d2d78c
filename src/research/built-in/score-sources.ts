import { dayMs } from '../../base/day-ms.ts'
import type { SourceScores } from '../research.ts'
import type { FoundPage, ResearchPlan } from '../research-mind.ts'
import { settings } from '../settings.ts'
import { scorePages } from './score-pages.ts'
import type { TopicEvidence } from './topic/topic-evidence.ts'

/**
 * Rates each page as a source: relevance, authority (a prior for its kind, whether author, date and HTTPS are given,
 * endorsements) and, in the total of a news topic only, freshness, each from 0 to 1. The prior depends on the kind of
 * the source; there is no list of sites.
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
    const weights = settings.sourceWeights[isOfTheDay ? 'ofTheDay' : 'usual']
    const others = weights.authority * authority + weights.freshness * freshness
    const total = weights.relevance * relevance + others
    return { relevance, authority, freshness, total: relevance === 0 ? 0 : total }
  })
}

function authorityOf({ page, result, isAbstractOnly }: FoundPage): number {
  const marks = [page.author, page.publishedAt, page.url.startsWith('https:') || undefined]
  const stated = marks.filter((mark) => mark !== undefined).length / marks.length
  const { priorByKind, prior, abstractWorth, ...weights } = settings.authority
  const endorsed = Math.log10(1 + (result.endorsements ?? 0)) / weights.endorsementsLog
  const sum =
    prior * priorByKind[result.kind] +
    weights.stated * stated +
    weights.endorsed * Math.min(1, endorsed)
  return isAbstractOnly ? sum * abstractWorth : sum
}

/** 0 to 1, halved by every year of age. */
function freshnessOf(publishedAt: string | undefined, today: string): number {
  const published = Date.parse(publishedAt ?? '')
  const years = (Date.parse(today) - published) / yearMs
  return 0.5 ** (Number.isNaN(years) ? settings.undatedYears : Math.max(0, years))
}

const yearMs = 365.25 * dayMs
