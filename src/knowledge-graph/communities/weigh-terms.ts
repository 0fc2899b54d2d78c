import type { ReadSentence } from './sentence-pool.ts'

const termsMax = 40
/** If a topic has so many sentences, a term that only one of them has tells nothing of the topic. */
const manySentences = 10

/** For each term, the number of sentences with it. */
export function countTerms(sentences: readonly ReadSentence[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { terms } of sentences) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

/**
 * The terms that are more frequent in a topic than in the whole graph, the most telling first. The weight of a term is
 * the number of sentences of the topic with it, times its rarity elsewhere; all weights add up to 1.
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
