import { bm25, rarity } from '../../base/ranking/bm25.ts'
import { settings } from '../settings.ts'
import type { TopicEvidence } from './topic/topic-evidence.ts'

/**
 * The relevance of each page to the topic, 0 to 1, in the order of the pages. Reciprocal rank fusion of three rankings:
 * by the search engines, by the page's best window of sentences, and by BM25 of the whole page. A page whose best
 * window covers less than `pageAboutMin` of what the best window of all pages covers scores 0.
 */
export function scorePages(evidence: TopicEvidence): number[] {
  const { pages, windows, windowMost: best } = evidence
  if (best < settings.topicNearMin && !pages.some((_, page) => evidence.name.isAllOf(page)))
    return pages.map(() => 0)
  const aboutMin = best * settings.pageAboutMin
  const ranks = [
    ranksOf(pages.map(({ standing }) => standing)),
    ranksOf(windows),
    ranksOf(wholePages(evidence)),
  ]
  const scores = pages.map((_, index) =>
    ranks.reduce((sum, rank) => sum + 1 / (settings.rankBase + (rank[index] ?? 0)), 0),
  )
  const most = Math.max(...scores, 0)
  return scores.map((score, index) =>
    (windows[index] ?? 0) === 0 || (windows[index] ?? 0) < aboutMin ? 0 : score / (most || 1),
  )
}

/** The rank of each value, from 0 for the greatest; equal values share the better rank. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => b - a)
  return values.map((value) => sorted.indexOf(value))
}

/** BM25 of each page for the terms of the topic, counted in sentences. */
function wholePages({ byPage, topic }: TopicEvidence): number[] {
  const having = new Map<number, number>()
  const counts = byPage.map((sentences) => {
    const count = new Map<number, number>()
    for (const { terms } of sentences)
      for (const term of terms) if (topic.has(term)) count.set(term, (count.get(term) ?? 0) + 1)
    for (const term of count.keys()) having.set(term, (having.get(term) ?? 0) + 1)
    return count
  })
  const lengthSum = byPage.reduce((sum, { length }) => sum + length, 0)
  const score = bm25(settings.pageBm25, lengthSum / (byPage.length || 1) || 1)
  return counts.map((count, page) => {
    const length = byPage[page]?.length ?? 0
    return [...count].reduce(
      (sum, [term, frequency]) =>
        sum + score(rarity(having.get(term) ?? 0, byPage.length), frequency, length),
      0,
    )
  })
}
