import { fold } from '../../language/fold.ts'
import { nameWords } from '../../language/name-words.ts'

/**
 * A normalized relation phrase: its words without auxiliaries and the like, so that "She was drawn by" and "and drawn
 * by" both give "drawn by". If nothing is left, all words in lower case.
 */
export function relationPhrase(predicate: string): string {
  const words = predicate.toLowerCase().split(/[\s_]+/)
  const start = words.findIndex((word) => !nameWords.relationOpenings.has(fold(word)))
  return words.slice(Math.max(start, 0)).join(' ')
}
