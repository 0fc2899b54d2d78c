import type { Similarity } from './score-terms.ts'
import { walkSettings as settings } from './walk-settings.ts'

/**
 * Divides mass among chunks that one name leads to, by how well they match the question's other
 * words: that tells namesakes apart, and the right part of a long document.
 */
export function shareByMatch(
  chunks: readonly number[],
  mass: number,
  others: Similarity,
  give: (chunk: number, mass: number) => void,
): void {
  let total = 0
  for (const chunk of chunks) total += settings.namesakeBase + others.scoreOf(chunk)
  for (const chunk of chunks)
    give(chunk, (mass * (settings.namesakeBase + others.scoreOf(chunk))) / total)
}
