import { fold } from '../../language/fold.ts'
import { nameWords } from '../../language/name-words.ts'

/**
 * What a relation is called: its words without those that only lead to them, so that "She was drawn by" and "and drawn
 * by" are one, "drawn by". Where there is nothing else, the words as they are, in lower case.
 */
export function relationPhrase(predicate: string): string {
  const words = predicate.toLowerCase().split(/[\s_]+/)
  const start = words.findIndex((word) => !nameWords.relationOpenings.has(fold(word)))
  return words.slice(Math.max(start, 0)).join(' ')
}
