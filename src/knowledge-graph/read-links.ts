import type { Link } from '../storage/fact-store.ts'
import type { OpenGraph } from './open-graph.ts'

/**
 * What leads from these nodes to others: relations, and sentences that name both where no relation is.
 * At most `linksMax` of each; `cut` where there were more.
 */
export async function readLinks(
  { facts, place }: OpenGraph,
  ids: readonly string[],
  linksMax: number,
): Promise<{ readonly links: readonly Link[]; readonly cut: boolean }> {
  const relations = await facts.relations(place, ids, linksMax)
  const shared = await facts.sharedSentences(place, ids, linksMax)
  const related = new Set(relations.map(pairOf))
  return {
    links: [...relations, ...shared.filter((link) => !related.has(pairOf(link)))],
    cut: relations.length === linksMax || shared.length === linksMax,
  }
}

/** The same for both directions. */
export function pairOf({ subject, object }: Link): string {
  return subject < object ? `${subject} ${object}` : `${object} ${subject}`
}
