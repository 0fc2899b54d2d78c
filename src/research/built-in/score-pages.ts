import { bm25, rarity } from '../../base/bm25.ts'
import { settings } from '../settings.ts'
import type { TopicEvidence } from './topic-evidence.ts'

/**
 * How relevant each page is to the topic, 0 to 1: by its place in the search, its best part, and
 * all of its words. 0 for one that speaks of too little of it.
 */
export function scorePages(evidence: TopicEvidence): number[] {
  const { pages, windows, windowMost: best } = evidence
  if (best < settings.topicNearMin) return pages.map(() => 0)
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

/** For each its place among all, the greatest first; equals share the place of the first. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => b - a)
  return values.map((value) => sorted.indexOf(value))
}

/** BM25 of each whole page for the topic. */
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
