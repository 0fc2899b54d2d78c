import type Sigma from 'sigma'
import type { Picture } from '../shown-part.ts'

type Point = { readonly x: number; readonly y: number }

/** The distance from an edge, in pixels, at which a click still selects it. */
const reachMax = 6

/** The end nodes of the clicked edge. Sigma's own hit test would draw each edge twice. */
export function edgeAt(
  drawing: Pick<Sigma, 'graphToViewport'>,
  { nodes, edges }: Picture,
  shown: ReadonlySet<number>,
  point: Point,
): [string, string] | undefined {
  const places = nodes.map((node) => drawing.graphToViewport(node))
  let nearest: { readonly distance: number; readonly ends: [string, string] } | undefined
  for (const { from, to } of edges) {
    const [start, end] = [places[from], places[to]]
    if (!start || !end || !shown.has(from) || !shown.has(to)) continue
    const distance = distanceTo(point, start, end)
    if (distance > (nearest?.distance ?? reachMax)) continue
    const ends: [string, string] = [nodes[from]?.node_id ?? '', nodes[to]?.node_id ?? '']
    nearest = { distance, ends }
  }
  return nearest?.ends
}

/** The distance from a point to the segment between two others. */
function distanceTo(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - start.x - share * dx, point.y - start.y - share * dy)
}
