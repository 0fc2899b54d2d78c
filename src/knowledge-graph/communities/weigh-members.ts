import type { Reading } from './read-passages.ts'
import type { SharedName } from './relate-names.ts'
import type { ReadSentence } from './sentence-pool.ts'

export type Member = SharedName & {
  /** How much of the topic is about it; 1 for all members together. */
  readonly weight: number
}

/**
 * The names of a topic by their weight, largest first: in how many of its passages they are, times how much more
 * often than in all, so that a name that is everywhere counts little anywhere.
 */
export function weighMembers(
  names: readonly SharedName[],
  sentences: readonly ReadSentence[],
  { passages }: Reading,
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
