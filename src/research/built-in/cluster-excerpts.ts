import { settings } from '../settings.ts'
import type { Excerpt } from './choose-excerpts.ts'
import type { TopicEvidence } from './topic-evidence.ts'

/**
 * Groups similar excerpts, for the sections of a report. Agglomerative clustering with average linkage; the linkage is
 * divided by a term that grows with the size of both groups, so that no group swallows the rest. Groups come in the
 * order of their best excerpt.
 */
export function clusterExcerpts(
  evidence: TopicEvidence,
  excerpts: readonly Excerpt[],
): Excerpt[][] {
  const wanted = Math.round(excerpts.length / settings.excerptsBySection)
  const count = Math.min(settings.sectionsMax, Math.max(settings.sectionsMin, wanted))
  const likeness = excerpts.map((one) =>
    excerpts.map(
      (other) =>
        evidence.likeness(one.terms, other.terms) +
        (one.page === other.page ? settings.samePageLikeness : 0),
    ),
  )
  let groups = excerpts.map((_, index) => [index])
  while (groups.length > count) {
    let [first, second, most] = [0, 1, -1]
    for (const [a, one] of groups.entries())
      for (const [b, other] of groups.entries()) {
        if (b <= a) continue
        let sum = 0
        for (const x of one) for (const y of other) sum += likeness[x]?.[y] ?? 0
        const size = one.length * other.length
        const value = sum / size / (1 + growthCost * (one.length + other.length - 2))
        if (value > most) [first, second, most] = [a, b, value]
      }
    const merged = [...(groups[first] ?? []), ...(groups[second] ?? [])].sort((a, b) => a - b)
    groups = groups.map((group, at) => (at === first ? merged : group))
    groups.splice(second, 1)
  }
  return groups
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
    .map((group) => group.flatMap((index) => excerpts[index] ?? []))
}

const growthCost = 0.35
