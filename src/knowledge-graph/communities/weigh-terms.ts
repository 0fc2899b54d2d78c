import type { ReadSentence } from './sentence-pool.ts'

const termsMax = 40
/** Where a topic has so many sentences, a word in one of them tells nothing of it. */
const manySentences = 10

/** In how many of the sentences each term is. */
export function countTerms(sentences: readonly ReadSentence[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { terms } of sentences) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

/**
 * The terms that a topic has more often than the whole graph, most telling first, with their share of what all of
 * these tell: how many of the topic's sentences have it, times how rare it is elsewhere.
 */
export function weighTerms(
  sentences: readonly ReadSentence[],
  everywhere: ReadonlyMap<number, number>,
  sentencesInAll: number,
): ReadonlyMap<number, number> {
  const countMin = sentences.length < manySentences ? 1 : 2
  const weighed = Array.from(countTerms(sentences), ([term, count]) => {
    const frequency = (everywhere.get(term) ?? count) / sentencesInAll
    const lift = count / sentences.length / frequency
    return { term, weight: count < countMin ? 0 : count * Math.log(lift) }
  })
  const best = weighed
    .filter(({ weight }) => weight > 0)
    .sort((x, y) => y.weight - x.weight || x.term - y.term)
    .slice(0, termsMax)
  const sum = best.reduce((all, { weight }) => all + weight, 0)
  return new Map(best.map(({ term, weight }) => [term, weight / sum]))
}
