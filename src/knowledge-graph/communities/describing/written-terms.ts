import { hashTerm } from '../../../extraction/terms/hash-term.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import { calendarOf } from '../../../language/quantities/calendar.ts'
import { terms } from '../../../language/word-forms/terms.ts'
import { fold } from '../../../language/words/fold.ts'

/**
 * The most frequent written form of each hashed term, in the same order. Terms that are in none of the texts are left
 * out.
 */
export function writtenTerms(
  hashes: Iterable<number>,
  texts: readonly string[],
): readonly string[] {
  const wanted = new Map(Array.from(hashes, (hash) => [hash, new Map<string, number>()]))
  const language = detectLanguage(texts.join('\n'))
  const dates = calendarOf(language).words
  for (const text of texts) {
    for (const { stem, start, end } of terms(text, language)) {
      const word = text.slice(start, end)
      const isTelling = !numberOrLetter.test(word) && !dates.has(fold(word))
      const counts = isTelling ? wanted.get(hashTerm(stem)) : undefined
      counts?.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return [...wanted.values()].flatMap((counts) => mostFrequent(counts) ?? [])
}

const numberOrLetter = /^\p{N}|^(?!\p{Lo})\p{L}$/u

function mostFrequent(counts: ReadonlyMap<string, number>): string | undefined {
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return sorted[0]?.[0]
}
