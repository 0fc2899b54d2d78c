import { firstOf } from '../../../base/ranking/first-of.ts'
import type { Similarity } from '../similarity/similarity.ts'
import { settings } from './settings.ts'

/** How chunks match the words of the question outside its names. */
export type Match = Pick<Similarity, 'scoreOf' | 'addedBy'>

type Sharing = {
  readonly chunks: readonly number[]
  /** The chunk that has the name; undefined if the question has it. */
  readonly from?: number
  readonly mass: number
  readonly others: Match
}

/**
 * Divides mass among the chunks of one name by how well they match the other words of the question; words that the
 * source chunk lacks count most. This tells namesakes apart, and finds the right parts of a long document.
 */
export function shareByMatch(
  { chunks, from, mass, others }: Sharing,
  give: (chunk: number, mass: number) => void,
): void {
  const best = bestMatching(chunks, others)
  const shares: number[] = []
  let total = 0
  for (const chunk of best) {
    const added = from === undefined ? 0 : others.addedBy(chunk, from)
    const share = settings.namesakeBase + others.scoreOf(chunk) + added ** 2
    shares.push(share)
    total += share
  }
  for (let place = 0; place < best.length; place++)
    give(best[place] ?? 0, (mass * (shares[place] ?? 0)) / total)
}

/** The best matching chunks, at most `namesakesMax`; ties by ascending number. */
export function bestMatching(chunks: readonly number[], others: Match): readonly number[] {
  if (chunks.length <= settings.namesakesMax) return chunks
  const byMatch = (a: number, b: number) => others.scoreOf(b) - others.scoreOf(a) || a - b
  return firstOf(chunks, settings.namesakesMax, byMatch)
}

/** The best matching of chunks that only mention a name. If there are many, those that match nothing are left out. */
export function bestMentioning(chunks: readonly number[], others: Match): readonly number[] {
  if (chunks.length <= settings.namesakesMax) return chunks
  return bestMatching(
    chunks.filter((chunk) => others.scoreOf(chunk) > 0),
    others,
  )
}
