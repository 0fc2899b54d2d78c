import type { QuestionName } from './link-question.ts'
import type { Link } from './links-of.ts'

/** What brought mass to a chunk: a name of the question, or a link of another chunk. */
export type Flow =
  | { readonly kind: 'name'; readonly name: QuestionName; readonly mass: number }
  | { readonly kind: 'link'; readonly from: number; readonly link: Link; readonly mass: number }

export type Arrival = {
  mass: number
  /** The largest flow that came in; none if the chunk's own words outweigh it. */
  largest?: Flow
}

/** The mass of chunks after some number of hops. */
export type Layer = Map<number, Arrival>

export function addFlow(layer: Layer, chunk: number, flow: Flow): void {
  const arrival = layer.get(chunk)
  if (arrival === undefined) layer.set(chunk, { mass: flow.mass, largest: flow })
  else {
    arrival.mass += flow.mass
    if (flow.mass > (arrival.largest?.mass ?? 0)) arrival.largest = flow
  }
}

/** The heaviest chunks, heaviest first; equal masses by ascending number. */
export function heaviest(layer: Layer, limit: number): [chunk: number, arrival: Arrival][] {
  return [...layer]
    .sort(([a, { mass: massA }], [b, { mass: massB }]) => massB - massA || a - b)
    .slice(0, limit)
}
