import { firstOf } from '../../../base/ranking/first-of.ts'
import type { QuestionName } from './linking/link-question.ts'
import type { Link } from './links-of.ts'

/**
 * How mass reaches a chunk: by similarity to the words of the question, by a name in the question, or by a link from
 * another chunk.
 */
export type Flow =
  | { readonly kind: 'words' }
  | { readonly kind: 'name'; readonly name: QuestionName }
  | { readonly kind: 'link'; readonly link: Link; readonly from: number }

export type Arrival = {
  readonly chunk: number
  mass: number
  /** The flow with the largest mass, which is shown as the reason for the chunk, and its mass. */
  largest: Flow
  largestMass: number
}

/** The mass that reached each chunk in one hop. */
export type Layer = Map<number, Arrival>

/** Adds the mass of a flow to a chunk, and keeps the largest flow. */
export function addFlow(layer: Layer, chunk: number, flow: Flow, mass: number): void {
  const arrival = layer.get(chunk)
  if (arrival === undefined) layer.set(chunk, { chunk, mass, largest: flow, largestMass: mass })
  else {
    arrival.mass += mass
    if (mass <= arrival.largestMass) return
    arrival.largest = flow
    arrival.largestMass = mass
  }
}

/**
 * The `limit` heaviest, heaviest first. All that tie with the last one are included, up to twice the limit: a lower
 * chunk number is no reason to prefer one.
 */
export function heaviest<Weighed extends Pick<Arrival, 'chunk' | 'mass'>>(
  all: Iterable<Weighed>,
  limit: number,
): Weighed[] {
  const sorted = firstOf([...all], 2 * limit, (a, b) => b.mass - a.mass || a.chunk - b.chunk)
  const last = sorted[limit - 1]?.mass ?? 0
  return sorted.filter(({ mass }, rank) => rank < limit || mass > last * (1 - rounding))
}

/** Tolerance for ties: sums of the same numbers in another order differ by rounding. */
export const rounding = 1e-9
