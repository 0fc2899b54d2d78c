import type { QuestionName } from './link-question.ts'
import type { Link } from './links-of.ts'

/** What brought mass to a chunk: the question's words, a name in it, or a link of another chunk. */
export type Flow = { readonly mass: number } & (
  | { readonly kind: 'words' }
  | { readonly kind: 'name'; readonly name: QuestionName }
  | { readonly kind: 'link'; readonly link: Link; readonly from: number }
)

export type Arrival = {
  mass: number
  /** The largest flow that came in, which explains the arrival best. */
  largest: Flow
}

/** By chunk, the mass that came to it with one hop. */
export type Layer = Map<number, Arrival>

export function addFlow(layer: Layer, chunk: number, flow: Flow): void {
  const arrival = layer.get(chunk)
  if (arrival === undefined) layer.set(chunk, { mass: flow.mass, largest: flow })
  else {
    arrival.mass += flow.mass
    if (flow.mass > arrival.largest.mass) arrival.largest = flow
  }
}

/**
 * The heaviest, heaviest first. Those that weigh as much as the last are all there, up to twice the
 * limit: which chunk has the lower number is no reason to prefer it.
 */
export function heaviest<Weighed extends { readonly mass: number }>(
  byChunk: ReadonlyMap<number, Weighed>,
  limit: number,
): [chunk: number, weighed: Weighed][] {
  const sorted = [...byChunk]
    .sort(([a, { mass: massA }], [b, { mass: massB }]) => massB - massA || a - b)
    .slice(0, 2 * limit)
  const last = sorted[limit - 1]?.[1].mass ?? 0
  return sorted.filter(([, { mass }], rank) => rank < limit || mass > last * (1 - rounding))
}

/** Sums differ by this with the order in which they were made. */
export const rounding = 1e-9
