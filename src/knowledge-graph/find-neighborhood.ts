import type { Link } from '../storage/fact-store.ts'
import { findNode } from './explore-graph.ts'
import { type Fact, factsOf } from './graph-facts.ts'
import { type GraphNode, nodesById } from './graph-nodes.ts'
import type { OpenGraph } from './open-graph.ts'
import { pairOf, readLinks } from './read-links.ts'

const linksMax = 2000
const factsOfPairMax = 3

/**
 * Up to `nodesMax` nodes within `depth` steps of one, which comes first, and what relates them. Of the nodes
 * equally far, those with most links come first. Throws `not_found`.
 */
export async function findNeighborhood(
  graph: OpenGraph,
  nodeId: string,
  { depth, nodesMax }: { readonly depth: number; readonly nodesMax: number },
): Promise<{ readonly nodes: readonly GraphNode[]; readonly edges: readonly Fact[] }> {
  await findNode(graph, nodeId, 'node_id')
  const known = new Set([nodeId])
  const links: Link[] = []
  let frontier = [nodeId]
  for (let step = 0; step < depth && frontier.length > 0; step++) {
    const found = await readLinks(graph, frontier, linksMax)
    links.push(...found.links)
    frontier = neighboursByLinks(found.links, known).slice(0, nodesMax - known.size)
    for (const id of frontier) known.add(id)
  }

  const nodes = await nodesById(graph, [...known])
  const within = links.filter(({ subject, object }) => known.has(subject) && known.has(object))
  return {
    nodes: [...known].flatMap((id) => nodes.get(id) ?? []),
    edges: await factsOf(graph, distinct(within)),
  }
}

/** A relation says more than a sentence that only names both. */
function neighboursByLinks(links: readonly Link[], known: ReadonlySet<string>): string[] {
  const weights = new Map<string, number>()
  for (const { subject, predicate, object } of links) {
    for (const id of [subject, object]) {
      if (!known.has(id)) weights.set(id, (weights.get(id) ?? 0) + (predicate === null ? 1 : 2))
    }
  }
  return [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id)
}

/** Each thing once that is said of two nodes, and few of each two. */
function distinct(links: readonly Link[]): readonly Link[] {
  const said = new Map<string, Map<string, Link>>()
  for (const link of links) {
    const ofPair = said.get(pairOf(link)) ?? new Map<string, Link>()
    said.set(pairOf(link), ofPair)
    const { subject, predicate } = link
    const key = predicate === null ? '' : `${subject} ${predicate}`
    if (ofPair.size < factsOfPairMax && !ofPair.has(key)) ofPair.set(key, link)
  }
  return [...said.values()].flatMap((ofPair) => [...ofPair.values()])
}
