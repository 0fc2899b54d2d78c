import type { FactStore } from '../../storage/knowledge-graph/fact-store.ts'
import type { GraphPlace } from '../../storage/knowledge-graph/graph-place.ts'
import type { Community } from './community.ts'
import { describeTopics } from './describe-topics.ts'
import type { WholeGraph } from './gather-topics.ts'

const communitiesMax = 500

/**
 * Finds the communities of a graph, first those that most documents speak of. The same documents give the same
 * communities, in whatever order they were added.
 */
export async function findCommunities(
  { reading, topics }: WholeGraph,
  facts: FactStore,
  place: GraphPlace,
): Promise<readonly Community[]> {
  const largest = topics
    .toSorted((x, y) => y.documents - x.documents || y.members.length - x.members.length)
    .slice(0, communitiesMax)
  const communities = await describeTopics(largest, reading, { facts, place })
  return communities.toSorted(inListOrder)
}

/** Compares communities in a total order, so that a page can begin after any community, even one that is gone. */
export function inListOrder(
  x: Pick<Community, 'documents' | 'nodes' | 'id'>,
  y: Pick<Community, 'documents' | 'nodes' | 'id'>,
): number {
  return y.documents - x.documents || y.nodes - x.nodes || (x.id < y.id ? -1 : x.id > y.id ? 1 : 0)
}
