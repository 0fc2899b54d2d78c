import type { FactStore } from '../../storage/knowledge-graph/fact-store.ts'
import type { GraphPlace } from '../../storage/knowledge-graph/graph-place.ts'
import type { Community } from './community.ts'
import { describeCommunities } from './describing/describe-communities.ts'
import type { WholeGraph } from './whole-graph.ts'

/** Most communities of a graph, those in the most documents first. More are of no use to a reader. */
const communitiesMax = 500

/**
 * Finds the communities of a graph, those with the most documents first. The result does not depend on the order in
 * which documents were added.
 */
export async function findCommunities(
  { reading, communities: gathered }: WholeGraph,
  facts: FactStore,
  place: GraphPlace,
): Promise<readonly Community[]> {
  const largest = gathered
    .toSorted((x, y) => y.documents - x.documents || y.members.length - x.members.length)
    .slice(0, communitiesMax)
  const described = await describeCommunities(largest, reading, { facts, place })
  return described.toSorted(inListOrder)
}

/** A total order of communities, so that a page of results can begin after any community, even a deleted one. */
export function inListOrder(
  x: Pick<Community, 'documents' | 'nodes' | 'id'>,
  y: Pick<Community, 'documents' | 'nodes' | 'id'>,
): number {
  return y.documents - x.documents || y.nodes - x.nodes || (x.id < y.id ? -1 : x.id > y.id ? 1 : 0)
}
