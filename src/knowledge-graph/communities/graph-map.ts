import type { NodeName } from '../graph-facts.ts'

/** A graph as a picture: what belongs together lies together. */
export type GraphMap = {
  /** Those that most passages name first. */
  readonly nodes: readonly MapNode[]
  /** The strongest relations of each node, between places in `nodes`. */
  readonly edges: readonly MapEdge[]
  /** How many nodes the documents name, those that are not in the picture included. */
  readonly nodesTotal: number
}
export type MapNode = NodeName & {
  readonly passages: number
  /** Both from -1 to 1. */
  readonly x: number
  readonly y: number
  readonly communityId: string | undefined
}
export type MapEdge = { readonly from: number; readonly to: number; readonly weight: number }

/** The first nodes of a map, and the edges between them. */
export function firstOf(map: GraphMap, count: number): GraphMap {
  return {
    nodes: map.nodes.slice(0, count),
    edges: map.edges.filter(({ from, to }) => from < count && to < count),
    nodesTotal: map.nodesTotal,
  }
}
