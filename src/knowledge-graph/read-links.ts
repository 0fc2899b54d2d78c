import { edgesIn, type Fact, meetingsIn, pairOf } from './graph-facts.ts'
import type { OpenGraph } from './open-graph.ts'
import { chunksMax, readChunks } from './read-chunks.ts'
import { chunksWith } from './read-occurrences.ts'

/**
 * Reads the links from these nodes to others: relations, and sentences that name both nodes where there is no relation.
 * Reading ends with the chunk that brings `linksMax` of either; `cut` is true if there may be more.
 */
export async function readLinks(
  graph: OpenGraph,
  ids: readonly string[],
  linksMax: number,
): Promise<{ readonly links: readonly Fact[]; readonly cut: boolean }> {
  const among = new Set(ids)
  const relations: Fact[] = []
  const meetings: Fact[] = []
  const chunks = await chunksWith(graph, ids)
  let cut = chunks.length > chunksMax
  for await (const chunk of readChunks(graph, chunks.subarray(0, chunksMax))) {
    for (const relation of edgesIn(chunk)) {
      const { subject, object } = relation
      if (among.has(subject.id) || among.has(object.id)) relations.push(relation)
    }
    meetings.push(...meetingsIn(chunk, among))
    if (relations.length >= linksMax || meetings.length >= linksMax) {
      cut = true
      break
    }
  }
  const related = new Set(relations.map(pairOf))
  return { links: [...relations, ...meetings.filter((one) => !related.has(pairOf(one)))], cut }
}
