import type { Thinking } from '../base/thinking.ts'
import { prices } from '../contract/prices.ts'
import type { ResearchEffort, TopicEffort } from './research.ts'

/**
 * The price of a run in tokens, between the least and most of its model. Deterministic: equal effort gives an equal
 * price.
 */
export function priceResearch(thinking: Thinking, effort: ResearchEffort): number {
  const { least, most } = prices.research[thinking]
  return least + Math.round((most - least) * complexityOf(effort))
}

/** The highest price of a run about a topic, in tokens: of one that is as much work as any, in as many rounds. */
export function highestPrice(thinking: Thinking, topic: TopicEffort): number {
  const { least, most } = prices.research[thinking]
  return (
    least + Math.round((most - least) * weighted({ breadth: breadthOf(topic), work: 1, rounds: 1 }))
  )
}

/** The three parts of the complexity, of which each is from 0 to 1. */
const shares = { breadth: 0.35, work: 0.4, rounds: 0.25 } as const
/**
 * What one facet beyond the first, name, marker of a comparison or the like, and word add to the breadth of a topic.
 */
const breadthOfOne = { facet: 0.25, entity: 0.175, marker: 0.3, word: 1 / 80 } as const
/** What one query, round and page add to the work. */
const workOfOne = { query: 1 / 6, round: 2 / 9, page: 1 / 18 } as const
/** What one further round and one contradiction add to the rounds. */
const roundsOfOne = { round: 1 / 3, contradiction: 1 / 4 } as const

/** 0 to 1, from the breadth of the topic, the work done and the rounds needed. */
function complexityOf({ topic, subQueries, pagesRead, gapRounds, contradictions }: ResearchEffort) {
  const work =
    workOfOne.query * subQueries + workOfOne.round * gapRounds + workOfOne.page * pagesRead
  const rounds = roundsOfOne.round * gapRounds + roundsOfOne.contradiction * contradictions
  return weighted({
    breadth: breadthOf(topic),
    work: saturating(work),
    rounds: Math.min(1, rounds),
  })
}

function weighted({ breadth, work, rounds }: Record<keyof typeof shares, number>): number {
  return Math.min(1, shares.breadth * breadth + shares.work * work + shares.rounds * rounds)
}

function breadthOf({ facets, entities, markers, words }: TopicEffort): number {
  const { facet, entity, marker, word } = breadthOfOne
  const breadth = facet * Math.max(0, facets - 1) + entity * entities + marker * markers
  return saturating(breadth + word * words)
}

/** Grows as its amount does while that is small, and never reaches 1. */
function saturating(amount: number): number {
  return 1 - Math.exp(-amount)
}
