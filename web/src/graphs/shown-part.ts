import type { MapEdge, MapNode } from '../../../src/contract/graphs/graph-map.ts'

export type Picture = { readonly nodes: readonly MapNode[]; readonly edges: readonly MapEdge[] }
export type Filters = {
  /** Only nodes of this community, if it is not empty. */
  readonly community: string
  /** Only nodes that so many passages name. */
  readonly passagesMin: number
  /** The node in the middle, and how many steps around it are shown. */
  readonly focus: string
  readonly hops: number
}

/** The places of the nodes that the filters leave. */
export function shownPart({ nodes, edges }: Picture, filters: Filters): ReadonlySet<number> {
  const near =
    filters.focus === '' || filters.hops === 0 ? undefined : around(nodes, edges, filters)
  return new Set(
    nodes.flatMap((node, place) => {
      if (near && !near.has(place)) return []
      if (node.node_id === filters.focus) return [place]
      if (node.passages < filters.passagesMin) return []
      return filters.community === '' || node.community_id === filters.community ? [place] : []
    }),
  )
}

/** The places within so many steps of the focus. */
function around(
  nodes: Picture['nodes'],
  edges: Picture['edges'],
  { focus, hops }: Filters,
): ReadonlySet<number> {
  const neighbours = new Map<number, number[]>()
  for (const { from, to } of edges) {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to])
    neighbours.set(to, [...(neighbours.get(to) ?? []), from])
  }
  const reached = new Set([nodes.findIndex(({ node_id }) => node_id === focus)])
  let border = [...reached]
  for (let hop = 0; hop < hops; hop++) {
    border = border.flatMap((place) => neighbours.get(place) ?? []).filter((at) => !reached.has(at))
    for (const place of border) reached.add(place)
  }
  return reached
}
