import type { ModelId } from '../contract/models.ts'
import type { ResearchEffort, TopicEffort } from './research.ts'

/** Tokens. What a run with `snap` costs, whatever it takes. */
export const snapPrice = 30
const floor = 75
const span = 25

/** What a run may cost, in tokens: the most is held before it begins, or as much of that as there is. */
export const priceRange = {
  snap: { least: snapPrice, most: snapPrice },
  ponder: { least: floor, most: floor + span },
} as const satisfies Record<ModelId, { least: number; most: number }>

/** The most that a run with `ponder` may cost, in tokens: known from the topic alone, and held before it begins. */
export function quoteResearch(topic: TopicEffort): number {
  return priceOf(topicComplexity(topic), 1, 1)
}

/** What a run with `ponder` costs in the end, in tokens: never more than its quote, and the same for the same work. */
export function priceResearch(effort: ResearchEffort): number {
  const { topic, subQueries, pagesRead, gapRounds, contradictions } = effort
  const work = saturating((subQueries / 4 + gapRounds / 3 + pagesRead / 12) / 1.5)
  const rounds = Math.min(1, gapRounds / 3 + contradictions / 4)
  return priceOf(topicComplexity(topic), work, rounds)
}

function topicComplexity({ facets, entities, markers, words }: TopicEffort): number {
  const breadth = 0.5 * Math.max(0, facets - 1) + 0.35 * entities + 0.6 * markers + words / 40
  return saturating(breadth / 2)
}

function saturating(amount: number): number {
  return 1 - Math.exp(-amount)
}

/** All between 0 and 1. */
function priceOf(topic: number, work: number, rounds: number): number {
  return floor + Math.round(span * Math.min(1, 0.35 * topic + 0.4 * work + 0.25 * rounds))
}
