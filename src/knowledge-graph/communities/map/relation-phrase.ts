import { nameWords } from '../../../language/name-words.ts'
import { fold } from '../../../language/words/fold.ts'

/**
 * A normalized relation phrase: in lower case, without opening words such as pronouns and auxiliaries, so that "She was
 * drawn by" and "and drawn by" both give "drawn by". If nothing else is left, all words.
 */
export function relationPhrase(predicate: string): string {
  const words = predicate.toLowerCase().split(/[\s_]+/)
  const start = words.findIndex((word) => !nameWords.relationOpenings.has(fold(word)))
  return words.slice(Math.max(start, 0)).join(' ')
}
