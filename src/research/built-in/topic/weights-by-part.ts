import { termSet } from '../../../extraction/terms/term-set.ts'
import type { ResearchPlan } from '../../research-mind.ts'
import { settings } from '../../settings.ts'
import { contextOf } from './compared-sides.ts'

/** Terms with their weights, from 0. */
export type Weights = ReadonlyMap<number, number>

/**
 * What of a topic is weighed: of a comparison both sides, what is said of both, and its aspects, as pages about one
 * side need not say that it is compared ("vs", "the difference between").
 */
export function weighedParts({ subject, about, sides, facets }: ResearchPlan): readonly string[] {
  if (sides === undefined) return [subject]
  const context = contextOf(about ?? subject, sides)
  return [...sides, context, ...(about === undefined ? [] : facets)]
}

/**
 * The weights of a topic's terms as seen from each of its parts, the sides of a comparison and the aspects that its
 * author listed: without the terms that only other parts have, so that a page about one part alone can have all of
 * them. Each sums to 1. The weights as they are if the topic has no such parts.
 */
export function weightsByPart(
  weights: Weights,
  { about, sides, facets, language }: ResearchPlan,
): readonly Weights[] {
  const asTerms = (parts: readonly string[]) => parts.map((part) => termSet(part, language))
  const ofAspects = seenFrom(weights, about === undefined ? [] : asTerms(facets))
  return ofAspects.flatMap((own) => seenFrom(own, asTerms(sides ?? [])))
}

function seenFrom(weights: Weights, parts: readonly ReadonlySet<number>[]): Weights[] {
  if (parts.length === 0) return [new Map(weights)]
  return parts.map((part) => {
    return normalised(
      [...weights].filter(([term]) => part.has(term) || !parts.some((other) => other.has(term))),
    )
  })
}

/** The terms with weights that sum to 1. */
export function normalised(weights: Iterable<readonly [number, number]>): Weights {
  const all = [...weights]
  const sum = all.reduce((total, [, weight]) => total + weight, 0)
  return new Map(all.map(([term, weight]) => [term, weight / (sum || 1)]))
}

/** The sum of the weights of those terms that are among some. */
export function weightIn(terms: ReadonlySet<number>, weights: Weights): number {
  let sum = 0
  for (const [term, weight] of weights) if (terms.has(term)) sum += weight
  return sum
}

/**
 * The largest weight of terms in `topicWindow` consecutive sentences, given by their terms, by any of some weights;
 * windows advance by half their length.
 */
export function bestWindow(
  sentences: readonly Iterable<number>[],
  byPart: readonly Weights[],
): number {
  let best = 0
  for (let at = 0; at < sentences.length; at += settings.topicWindow / 2) {
    const window = sentences.slice(at, at + settings.topicWindow)
    const terms = new Set(window.flatMap((one) => [...one]))
    for (const weights of byPart) best = Math.max(best, weightIn(terms, weights))
  }
  return best
}
