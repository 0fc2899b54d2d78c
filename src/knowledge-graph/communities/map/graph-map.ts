import type { NodeName } from '../../graph-facts.ts'

/** A two-dimensional map of a graph; related nodes are close together. */
export type GraphMap = {
  /** The nodes, those in the most passages first. */
  readonly nodes: readonly MapNode[]
  /** The strongest relations of each node and all stated relations, between indices into `nodes`. */
  readonly edges: readonly MapEdge[]
  /** The days of the documents, `YYYY-MM-DD`, ascending. */
  readonly days: readonly string[]
  /** The stated relations, those of the most edges first. */
  readonly relations: readonly RelationCount[]
  /** The number of nodes in the documents, including those not in the map. */
  readonly nodesTotal: number
}
export type MapNode = NodeName & {
  readonly passages: number
  /** `x` and `y` are from -1 to 1. */
  readonly x: number
  readonly y: number
  readonly communityId: string | undefined
  /** Places in `days`, ascending. */
  readonly days: readonly number[]
}
export type MapEdge = {
  readonly from: number
  readonly to: number
  readonly weight: number
  /** Places in `days`, ascending. */
  readonly days: readonly number[]
  /** Alternating index of a relation and index of a day: when which relation is stated. */
  readonly stated: readonly number[]
}
export type RelationCount = { readonly relation: string; readonly edges: number }

export type PartWanted = {
  readonly nodesMax: number
  /** Keep only edges with this relation, and their nodes. */
  readonly relation?: string | undefined
  /** Keep only documents of these days, both inclusive. */
  readonly since?: string | undefined
  readonly until?: string | undefined
}
export type MapPart = {
  readonly nodes: readonly MapNode[]
  readonly edges: readonly (Omit<MapEdge, 'days' | 'stated'> & {
    readonly relations: readonly string[]
  })[]
  /** The number of matching nodes, including those after `nodesMax`. */
  readonly matching: number
}

/** The first matching nodes of a map, and the edges between them. */
export function partOf(map: GraphMap, { nodesMax, relation, since, until }: PartWanted): MapPart {
  const isWanted = map.days.map((day) => (!since || day >= since) && (!until || day <= until))
  const number = map.relations.findIndex((one) => one.relation === relation)
  const isOf = ({ days, stated }: MapEdge) =>
    relation === undefined
      ? days.some((day) => isWanted[day])
      : pairsOf(stated).some(([stated, day]) => stated === number && isWanted[day])
  const edges = map.edges.filter(isOf)
  const ends = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const matching = map.nodes.flatMap(({ days }, place) => {
    const matches = relation === undefined ? days.some((day) => isWanted[day]) : ends.has(place)
    return matches ? [place] : []
  })
  const shown = matching.slice(0, nodesMax)
  const places = new Map(shown.map((place, at) => [place, at]))
  return {
    nodes: shown.flatMap((place) => map.nodes[place] ?? []),
    edges: edges.flatMap(({ weight, stated, ...ends }) => {
      const [from, to] = [places.get(ends.from), places.get(ends.to)]
      if (from === undefined || to === undefined) return []
      const told = pairsOf(stated).flatMap(([number, day]) =>
        isWanted[day] ? (map.relations[number]?.relation ?? []) : [],
      )
      return [{ from, to, weight, relations: [...new Set(told)] }]
    }),
    matching: matching.length,
  }
}

function pairsOf(numbers: readonly number[]): readonly (readonly [number, number])[] {
  return Array.from({ length: numbers.length / 2 }, (_, pair) => [
    numbers[2 * pair] ?? 0,
    numbers[2 * pair + 1] ?? 0,
  ])
}
