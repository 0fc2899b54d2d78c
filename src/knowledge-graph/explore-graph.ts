import { notFound } from '../base/not-found.ts'
import type { Page, PageOf } from '../storage/page.ts'
import { keyWords } from './entity-key.ts'
import { type Evidence, evidenceOf, type Fact, factsOf } from './graph-facts.ts'
import { type GraphNode, nodesById } from './graph-nodes.ts'
import type { OpenGraph } from './open-graph.ts'

/** Nodes in the order of their keys; those named by `words`, of which the last may be cut short. */
export async function listNodes(
  graph: OpenGraph,
  words: string | undefined,
  page: Page,
): Promise<PageOf<GraphNode>> {
  const key = words === undefined ? undefined : keyWords(words).join(' ')
  // Asked for by something that is in no name.
  if (key === '' && words !== '') return { rows: [], hasMore: false }
  const { rows, hasMore } = await graph.entities.list(graph.place, key || undefined, page)
  const nodes = await nodesById(
    graph,
    rows.map(({ id }) => id),
  )
  return { rows: rows.flatMap(({ id }) => nodes.get(id) ?? []), hasMore }
}

/** A node with up to `limit` facts about it and sentences that name it. Throws `not_found`. */
export async function describeNode(
  graph: OpenGraph,
  nodeId: string,
  limit: number,
): Promise<GraphNode & { facts: readonly Fact[]; sentences: readonly Evidence[] }> {
  const { facts: rows, place } = graph
  const node = await findNode(graph, nodeId, 'node_id')
  const facts = await factsOf(graph, await rows.relations(place, [nodeId], limit))
  const sentences = await evidenceOf(graph, await rows.sentences(nodeId, limit))
  return { ...node, facts, sentences }
}

/** Throws `not_found` about the parameter. */
export async function findNode(
  graph: OpenGraph,
  nodeId: string,
  param: string,
): Promise<GraphNode> {
  const known = await graph.entities.has(graph.place, nodeId)
  const node = known ? (await nodesById(graph, [nodeId])).get(nodeId) : undefined
  if (!node) throw notFound('node', param)
  return node
}
