import type { GraphReading } from './reading/read-passages.ts'
import type { SharedName } from './reading/relate-names.ts'
import type { ReadSentence } from './reading/sentence-pool.ts'

export type Member = SharedName & {
  /** Share of the community that is about the member; the weights of all members sum to 1. */
  readonly weight: number
}

/**
 * The names of a community by descending weight. The weight is the number of passages of the community with the name,
 * times the logarithm of 1 + the ratio of its frequency there to that in the whole graph, so that a name that is
 * frequent everywhere weighs little.
 */
export function weighMembers(
  names: readonly SharedName[],
  sentences: readonly ReadSentence[],
  { passages }: GraphReading,
): readonly Member[] {
  const passagesOf = new Map(names.map(({ number }) => [number, new Set<number>()]))
  for (const sentence of sentences)
    for (const name of sentence.names) passagesOf.get(name)?.add(sentence.passage)
  const here = new Set(sentences.map(({ passage }) => passage)).size
  const weighed = names.map((name) => {
    const count = passagesOf.get(name.number)?.size ?? 0
    const lift = count / here / (name.passages / passages.length)
    return { ...name, weight: count * Math.log1p(lift) }
  })
  const sum = weighed.reduce((all, { weight }) => all + weight, 0)
  return weighed
    .map((name) => ({ ...name, weight: sum > 0 ? name.weight / sum : 0 }))
    .sort((x, y) => y.weight - x.weight || (x.key < y.key ? -1 : 1))
}
