import type { Similarity } from './score-terms.ts'
import { walkSettings as settings } from './walk-settings.ts'

/**
 * Divides mass among chunks that one name leads to, by how well they match the question's other
 * words: that tells namesakes apart, and the right parts of a long document.
 */
export function shareByMatch(
  chunks: readonly number[],
  mass: number,
  others: Similarity,
  give: (chunk: number, mass: number) => void,
): void {
  const shares = bestMatching(chunks, others).map((chunk) => ({
    chunk,
    share: settings.namesakeBase + others.scoreOf(chunk),
  }))
  const total = shares.reduce((sum, { share }) => sum + share, 0)
  for (const { chunk, share } of shares) give(chunk, (mass * share) / total)
}

/** As many of the chunks as one name may lead to; equal matches by ascending number. */
export function bestMatching(chunks: readonly number[], others: Similarity): readonly number[] {
  if (chunks.length <= settings.namesakesMax) return chunks
  return [...chunks]
    .sort((a, b) => others.scoreOf(b) - others.scoreOf(a) || a - b)
    .slice(0, settings.namesakesMax)
}
