import type { ModelId } from '../contract/models.ts'
import { prices } from '../contract/prices.ts'
import type { ResearchEffort, TopicEffort } from './research.ts'

/**
 * The price of a run in tokens, between the least and most of its model. Deterministic: equal effort gives an equal
 * price.
 */
export function priceResearch(model: ModelId, effort: ResearchEffort): number {
  const { least, most } = prices.research[model]
  return least + Math.round((most - least) * complexityOf(effort))
}

/** 0 to 1, from the breadth of the topic, the work done and the rounds needed. */
function complexityOf({ topic, subQueries, pagesRead, gapRounds, contradictions }: ResearchEffort) {
  const work = saturating((subQueries / 4 + gapRounds / 3 + pagesRead / 12) / 1.5)
  const rounds = Math.min(1, gapRounds / 3 + contradictions / 4)
  return Math.min(1, 0.35 * breadthOf(topic) + 0.4 * work + 0.25 * rounds)
}

function breadthOf({ facets, entities, markers, words }: TopicEffort): number {
  const breadth = 0.5 * Math.max(0, facets - 1) + 0.35 * entities + 0.6 * markers + words / 40
  return saturating(breadth / 2)
}

function saturating(amount: number): number {
  return 1 - Math.exp(-amount)
}
