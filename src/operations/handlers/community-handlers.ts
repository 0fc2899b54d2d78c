import type * as contract from '../../contract/graphs/graph-communities.ts'
import type { Community } from '../../knowledge-graph/communities/community.ts'
import { inListOrder } from '../../knowledge-graph/communities/find-communities.ts'
import type { GraphResults } from '../../knowledge-graph/communities/graph-results.ts'
import { type GraphMap, partOf } from '../../knowledge-graph/communities/map/graph-map.ts'
import { type GraphStores, openGraph } from '../../knowledge-graph/open-graph.ts'
import { evidenceOf, factOf, nameOf } from '../answer/graph-answer.ts'
import { listAnswer } from '../answer/list-answer.ts'
import type { Handlers } from '../handlers.ts'
import { badCursor } from '../input/page-of.ts'

/** Relations that are told, those of the most edges first. Not measured. */
const relationsTold = 200

type Whole = {
  readonly communities: GraphResults<readonly Community[]>
  readonly maps: GraphResults<GraphMap>
}

export function communityHandlers(
  stores: GraphStores,
  { communities, maps }: Whole,
): Pick<Handlers, 'listCommunities' | 'getGraphMap'> {
  return {
    getGraphMap: async ({ graph_id, limit: nodesMax, ...wanted }, { accountId }) => {
      const { place } = await openGraph(stores, accountId, graph_id)
      const map = await maps.of(place)
      const { nodes, edges, matching } = partOf(map, { nodesMax, ...wanted })
      const [first_day, last_day] = [map.days[0], map.days.at(-1)]
      return {
        nodes: nodes.map(({ passages, x, y, communityId, ...node }) => ({
          ...nameOf(node),
          passages,
          x,
          y,
          ...(communityId !== undefined && { community_id: communityId }),
        })),
        edges: edges.map(({ relations, ...edge }) => ({
          ...edge,
          ...(relations.length > 0 && { relations: [...relations] }),
        })),
        nodes_total: map.nodesTotal,
        matching,
        // Whether nodes outside the map match the filter is unknown.
        complete: nodes.length === matching && map.nodes.length === map.nodesTotal,
        relations: map.relations.slice(0, relationsTold).map((one) => ({ ...one })),
        ...(first_day && { first_day }),
        ...(last_day && { last_day }),
      }
    },
    listCommunities: async ({ graph_id, limit, starting_after }, { accountId }) => {
      const { place } = await openGraph(stores, accountId, graph_id)
      const after = starting_after === undefined ? undefined : positionIn(starting_after)
      const all = await communities.of(place)
      const rest = after ? all.filter((one) => inListOrder(one, after) > 0) : all
      const page = { entries: rest.slice(0, limit), hasMore: rest.length > limit }
      return listAnswer(page, communityOf, cursorOf)
    },
  }
}

function communityOf({ id, members, summary, facts, ...rest }: Community): contract.Community {
  const { title, terms, nodes, documents } = rest
  return {
    community_id: id,
    object: 'community',
    title,
    terms: [...terms],
    nodes,
    documents,
    members: members.map((member) => ({ ...nameOf(member), weight: member.weight })),
    summary: summary.map(evidenceOf),
    facts: facts.map(factOf),
  }
}

type ListPosition = Parameters<typeof inListOrder>[0]

function cursorOf({ documents, nodes, id }: ListPosition): string {
  return `${documents}.${nodes}.${id}`
}

/** Parses a cursor; it stays valid even if its community has changed. Throws `invalid_request`. */
function positionIn(cursor: string): ListPosition {
  const [, documents, nodes, id] = /^(\d{1,9})\.(\d{1,9})\.(com_[\w-]{16})$/.exec(cursor) ?? []
  if (id !== undefined) return { documents: Number(documents), nodes: Number(nodes), id }
  throw badCursor()
}
