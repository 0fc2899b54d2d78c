import type { MapEdge, MapNode } from '../../../src/contract/graphs/graph-map.ts'

export type Picture = { readonly nodes: readonly MapNode[]; readonly edges: readonly MapEdge[] }
export type Filters = {
  /** Shows only nodes of this community, unless empty. */
  readonly community: string
  /** Shows only nodes mentioned by at least this many passages. */
  readonly passagesMin: number
  /** The central node, and how many steps around it are shown. */
  readonly focus: string
  readonly hops: number
}

/** The indices of the nodes that pass the filters. */
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

/** The indices of the nodes within `hops` steps of the focus. */
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
