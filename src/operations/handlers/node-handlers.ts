import type { FairTurns } from '../../base/turns/fair-turns.ts'
import { entityId } from '../../index/entity-id.ts'
import { describeEdge } from '../../knowledge-graph/describe-edge.ts'
import { describeNode, listNodes } from '../../knowledge-graph/explore-graph.ts'
import { findNeighborhood } from '../../knowledge-graph/find-neighborhood.ts'
import { findPaths } from '../../knowledge-graph/find-paths.ts'
import { aliasesOf } from '../../knowledge-graph/node-aliases.ts'
import { type GraphStores, type OpenGraph, openGraph } from '../../knowledge-graph/open-graph.ts'
import { aliasOf, evidenceOf, factOf, nameOf, nodeOf } from '../answer/graph-answer.ts'
import { listAnswer } from '../answer/list-answer.ts'
import type { Handlers } from '../handlers.ts'
import { badCursor } from '../input/page-of.ts'

type NodeOperations = 'listNodes' | 'getNode' | 'getNeighborhood' | 'findPaths' | 'getEdge'

/** The operations on the nodes of a graph and what connects them. */
export function nodeHandlers(
  stores: GraphStores,
  turns: FairTurns,
): Pick<Handlers, NodeOperations> {
  /** Explores a graph in a turn of its account, so that nobody waits for all walks of another one. */
  const explore = async <Found>(
    graphId: string,
    { accountId }: { readonly accountId: string },
    signal: AbortSignal,
    read: (graph: OpenGraph) => Promise<Found>,
  ): Promise<Found> => {
    using _turn = await turns.take(accountId, signal)
    return read(await openGraph(stores, accountId, graphId))
  }
  return {
    listNodes: ({ graph_id, q, limit, starting_after }, caller, { signal }) =>
      explore(graph_id, caller, signal, async (graph) => {
        const startingAfter =
          starting_after === undefined ? undefined : keyOf(graph_id, starting_after)
        const page = { limit, startingAfter }
        return listAnswer(await listNodes(graph, q, page), nodeOf, ({ id, key }) => `${id}.${key}`)
      }),
    getNode: ({ graph_id, node_id, limit }, caller, { signal }) =>
      explore(graph_id, caller, signal, async (graph) => {
        const { facts, sentences, ...node } = await describeNode(graph, node_id, limit)
        const aliases = await aliasesOf(graph, node, limit)
        return {
          ...nodeOf(node),
          aliases: aliases.map(aliasOf),
          facts: facts.map(factOf),
          sentences: sentences.map(evidenceOf),
        }
      }),
    getNeighborhood: ({ graph_id, node_id, depth, limit }, caller, { signal }) =>
      explore(graph_id, caller, signal, async (graph) => {
        const bounds = { depth, nodesMax: limit }
        const { nodes, edges, complete } = await findNeighborhood(graph, node_id, bounds)
        return { nodes: nodes.map(nodeOf), edges: edges.map(factOf), complete }
      }),
    getEdge: ({ graph_id, from, to, limit }, caller, { signal }) =>
      explore(graph_id, caller, signal, async (graph) => {
        const { nodes, facts, sentences, complete } = await describeEdge(graph, from, to, limit)
        return {
          nodes: nodes.map(nameOf),
          facts: facts.map(factOf),
          sentences: sentences.map(evidenceOf),
          complete,
        }
      }),
    findPaths: ({ graph_id, from, to, hops_max, limit }, caller, { signal }) =>
      explore(graph_id, caller, signal, async (graph) => {
        const ends = { fromId: from, toId: to }
        const bounds = { hopsMax: hops_max, pathsMax: limit }
        const { paths, complete } = await findPaths(graph, ends, bounds, signal)
        const told = paths.map(({ nodes, hops }) => ({
          nodes: nodes.map(nameOf),
          hops: hops.map(factOf),
        }))
        return { paths: told, complete }
      }),
  }
}

/** The key in a cursor. The id before it, which follows from the key, tells cursors from other texts. */
function keyOf(graphId: string, cursor: string): string {
  const at = cursor.indexOf('.')
  const key = cursor.slice(at + 1)
  if (at < 0 || cursor.slice(0, at) !== entityId(graphId, key)) throw badCursor()
  return key
}
