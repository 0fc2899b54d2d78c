import { type Fact, pairOf, withNames } from './graph-facts.ts'
import { findName, type GraphNode, nodesById } from './graph-nodes.ts'
import type { OpenGraph } from './open-graph.ts'
import { readLinks } from './read-links.ts'

/** Most links read for each step, which bounds the work at nodes that much is linked with. */
const linksMax = 2000
/** Facts told between two nodes, of different predicates. */
const factsOfPairMax = 3

type Neighborhood = {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly Fact[]
  readonly complete: boolean
}

/**
 * Finds up to `nodesMax` nodes within `depth` steps of a node, and the facts between them. The node itself comes first;
 * nodes at the same distance are sorted by number of links. `complete` is false if there may be more nodes within
 * `depth`. Throws `not_found` if there is no such node.
 */
export async function findNeighborhood(
  graph: OpenGraph,
  nodeId: string,
  { depth, nodesMax }: { readonly depth: number; readonly nodesMax: number },
): Promise<Neighborhood> {
  await findName(graph, nodeId, 'node_id')
  const known = new Set([nodeId])
  const links: Fact[] = []
  let frontier = [nodeId]
  let complete = true
  for (let step = 0; step < depth && frontier.length > 0; step++) {
    const found = await readLinks(graph, frontier, linksMax)
    links.push(...found.links)
    const neighbours = neighboursByLinks(found.links, known)
    frontier = neighbours.slice(0, nodesMax - known.size)
    complete &&= !found.cut && frontier.length === neighbours.length
    for (const id of frontier) known.add(id)
  }

  const nodes = await nodesById(graph, [...known])
  const within = links.filter(
    ({ subject, object }) => nodes.has(subject.id) && nodes.has(object.id),
  )
  return {
    nodes: [...known].flatMap((id) => nodes.get(id) ?? []),
    edges: withNames(distinct(within), nodes),
    complete,
  }
}

/** The neighbours with most links first. A relation counts more than a sentence that only names both nodes. */
function neighboursByLinks(links: readonly Fact[], known: ReadonlySet<string>): string[] {
  const weights = new Map<string, number>()
  for (const { subject, predicate, object } of links) {
    for (const { id } of [subject, object]) {
      if (!known.has(id)) weights.set(id, (weights.get(id) ?? 0) + (predicate === null ? 1 : 2))
    }
  }
  return [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id)
}

/** The distinct facts, and only a few per pair of nodes. */
function distinct(links: readonly Fact[]): readonly Fact[] {
  const said = new Map<string, Map<string, Fact>>()
  for (const link of links) {
    const ofPair = said.get(pairOf(link)) ?? new Map<string, Fact>()
    said.set(pairOf(link), ofPair)
    const { subject, predicate } = link
    const key = predicate === null ? '' : `${subject.id} ${predicate}`
    if (ofPair.size < factsOfPairMax && !ofPair.has(key)) ofPair.set(key, link)
  }
  return [...said.values()].flatMap((ofPair) => [...ofPair.values()])
}
