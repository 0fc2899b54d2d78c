import { firstOf } from '../../base/first-of.ts'
import type { QuestionName } from './link-question.ts'
import type { Link } from './links-of.ts'

/**
 * A way on which mass comes to chunks: by the words of the question, by a name in the question, or by a link from
 * another chunk.
 */
export type Flow =
  | { readonly kind: 'words' }
  | { readonly kind: 'name'; readonly name: QuestionName }
  | { readonly kind: 'link'; readonly link: Link; readonly from: number }

export type Arrival = {
  mass: number
  /** The flow that brought most of it, which explains best why the chunk was reached, and how much that was. */
  largest: Flow
  largestMass: number
}

/** For each chunk, the mass that came to it with one hop. */
export type Layer = Map<number, Arrival>

/** Adds mass that comes to a chunk by a flow, and remembers the largest flow. */
export function addFlow(layer: Layer, chunk: number, flow: Flow, mass: number): void {
  const arrival = layer.get(chunk)
  if (arrival === undefined) layer.set(chunk, { mass, largest: flow, largestMass: mass })
  else {
    arrival.mass += mass
    if (mass <= arrival.largestMass) return
    arrival.largest = flow
    arrival.largestMass = mass
  }
}

/**
 * The `limit` heaviest, heaviest first. Those that weigh as much as the last one are all included, up to twice the
 * limit, as a lower number is no reason to prefer a chunk.
 */
export function heaviest<Weighed extends { readonly mass: number }>(
  byChunk: ReadonlyMap<number, Weighed>,
  limit: number,
): [chunk: number, weighed: Weighed][] {
  const sorted = firstOf(
    byChunk,
    2 * limit,
    ([a, { mass: massA }], [b, { mass: massB }]) => massB - massA || a - b,
  )
  const last = sorted[limit - 1]?.[1].mass ?? 0
  return sorted.filter(([, { mass }], rank) => rank < limit || mass > last * (1 - rounding))
}

/** Sums of the same numbers in another order may differ by so much. */
export const rounding = 1e-9
