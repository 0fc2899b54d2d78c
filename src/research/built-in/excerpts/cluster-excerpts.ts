import { settings } from '../../settings.ts'
import type { TopicEvidence } from '../topic/topic-evidence.ts'
import type { PageExcerpt } from './choose-excerpts.ts'

/**
 * Groups similar excerpts, for the sections of a report. Agglomerative clustering with average linkage (UPGMA, Sokal
 * and Michener, 1958); the linkage is divided by a term that grows with the size of both groups, so that no group
 * swallows the rest. Groups come in the order of their best excerpt.
 */
export function clusterExcerpts(
  evidence: TopicEvidence,
  excerpts: readonly PageExcerpt[],
): PageExcerpt[][] {
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
    const [first, second] = closestPair(groups, likeness)
    const merged = [...(groups[first] ?? []), ...(groups[second] ?? [])].sort((a, b) => a - b)
    groups = groups.map((group, at) => (at === first ? merged : group))
    groups.splice(second, 1)
  }
  return groups
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
    .map((group) => group.flatMap((index) => excerpts[index] ?? []))
}

type Group = readonly number[]

/** The places of the two groups with the highest linkage, the first of them before the second. */
function closestPair(
  groups: readonly Group[],
  likeness: readonly (readonly number[])[],
): readonly [first: number, second: number] {
  let closest: [number, number] = [0, 1]
  let most = -1
  for (let first = 0; first < groups.length; first++)
    for (let second = first + 1; second < groups.length; second++) {
      const value = linkageOf(groups[first] ?? [], groups[second] ?? [], likeness)
      if (value <= most) continue
      closest = [first, second]
      most = value
    }
  return closest
}

/** The mean likeness of their members, divided by what grows with the number of these. */
function linkageOf(one: Group, other: Group, likeness: readonly (readonly number[])[]): number {
  let sum = 0
  for (const a of one) for (const b of other) sum += likeness[a]?.[b] ?? 0
  const mean = sum / (one.length * other.length)
  return mean / (1 + settings.groupGrowthCost * (one.length + other.length - 2))
}
