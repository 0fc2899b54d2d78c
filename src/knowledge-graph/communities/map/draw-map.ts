import { UndirectedGraph } from 'graphology'
import exported from 'graphology-layout-forceatlas2'
import { commonjsExport } from '../../../base/commonjs-export.ts'
import { entityId } from '../../../index/entity-id.ts'
import type { GraphPlace } from '../../../storage/knowledge-graph/graph-place.ts'
import { communityId } from '../describing/describe-communities.ts'
import { type RelatedNames, relateNames } from '../reading/relate-names.ts'
import { seededRandom } from '../seeded-random.ts'
import type { GatheredCommunity, WholeGraph } from '../whole-graph.ts'
import { drawEdges } from './draw-edges.ts'
import type { GraphMap } from './graph-map.ts'

const forceAtlas = commonjsExport(exported)

/** Most nodes drawn, those in the most passages first: a larger map is unreadable. */
const nodesMax = 10_000
/** Steps of the layout; its time grows with them. Not measured. */
const iterations = 80
/** From this many nodes on, the forces of distant nodes are approximated together. */
const approximateFrom = 1_000

/**
 * Lays out the nodes of a graph by force-directed placement (ForceAtlas2, Jacomy and others, 2014). Deterministic: the
 * same documents give the same map.
 */
export function drawMap({ reading, communities }: WholeGraph, place: GraphPlace): GraphMap {
  const related = relateNames(reading, { passagesMin: 1, namesMax: nodesMax, exceptWords: false })
  const communityOf = communitiesOfNames(communities, place.id)
  const positions = positionsOf(related)
  const nodes = related.names.map(({ key, name, passages, number }, index) => ({
    id: entityId(place.id, key),
    name,
    passages,
    ...(positions[index] ?? { x: 0, y: 0 }),
    communityId: communityOf.get(number),
  }))
  const order = nodes.map((_, index) => index).sort((a, b) => byPassages(nodes[a], nodes[b]))
  const places = new Map(order.map((index, at) => [index, at]))
  const days = [...new Set(related.names.flatMap((name) => name.days))].sort()
  const dayPlaces = new Map(days.map((day, at) => [day, at]))
  const { relations, edges } = drawEdges(reading, related, dayPlaces)
  return {
    nodes: order.flatMap((index) => {
      const node = nodes[index]
      const own = related.names[index]?.days ?? []
      return node ? [{ ...node, days: own.map((day) => dayPlaces.get(day) ?? 0) }] : []
    }),
    edges: edges.map(({ a, b, ...edge }) => ({
      from: places.get(a) ?? 0,
      to: places.get(b) ?? 0,
      ...edge,
    })),
    days,
    relations,
    nodesTotal: reading.names.filter((name) => name && name.kind !== 'keyword').length,
  }
}

/** The community of each name, by its number in the reading. */
function communitiesOfNames(
  communities: readonly GatheredCommunity[],
  graphId: string,
): ReadonlyMap<number, string> {
  return new Map(
    communities.flatMap((community) => {
      const id = communityId(graphId, community)
      return community.members.map(({ number }) => [number, id] as const)
    }),
  )
}

type Position = { readonly x: number; readonly y: number }

/** The position of each name, both from -1 to 1. */
function positionsOf({ names, relations }: RelatedNames): readonly Position[] {
  const graph = new UndirectedGraph()
  const random = seededRandom(1)
  names.forEach((_, index) => {
    const [angle, distance] = [random() * 2 * Math.PI, Math.sqrt(random())]
    graph.addNode(index, { x: distance * Math.cos(angle), y: distance * Math.sin(angle) })
  })
  for (const { a, b, weight } of relations) graph.addUndirectedEdge(a, b, { weight })
  const settings = {
    ...forceAtlas.inferSettings(graph),
    barnesHutOptimize: graph.order >= approximateFrom,
    strongGravityMode: true,
    gravity: 0.05,
  }
  const found = forceAtlas(graph, { iterations, settings, getEdgeWeight: 'weight' })
  const all = names.map((_, index) => found[index] ?? { x: 0, y: 0 })
  const reach = Math.max(1e-9, ...all.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))))
  return all.map(({ x, y }) => ({ x: rounded(x / reach), y: rounded(y / reach) }))
}

/** A position, rounded to a ten-thousandth of the picture. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

type Named = { readonly passages: number; readonly id: string }

function byPassages(one: Named | undefined, other: Named | undefined): number {
  if (!one || !other) return 0
  return other.passages - one.passages || (one.id < other.id ? -1 : 1)
}
