import type { ReadSentence } from '../reading/sentence-pool.ts'

/** Terms that weigh when sentences are chosen; those further behind say little of a community. Not measured. */
const termsMax = 40
/** From this many sentences on, terms in a single sentence are ignored. */
const manySentences = 10

/** The number of sentences with each term. */
export function countTerms(sentences: readonly ReadSentence[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { terms } of sentences) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

/**
 * The terms that are more frequent in a community than in the whole graph, by descending weight. The weight is the
 * number of sentences of the community with the term, times the logarithm of the ratio of its frequency there to that
 * in the whole graph; weights sum to 1.
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
