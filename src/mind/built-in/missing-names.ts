import { findNames } from '../../extraction/find-names.ts'
import { tokens } from '../../extraction/tokens.ts'
import type { Candidates } from './select.ts'

/**
 * The names of the question of which nothing that was read has a word, as they are written: who asks about them may
 * suppose what is not so. What the question opens with is no name for sure.
 */
export function missingNames({ question, measure, units }: Candidates): readonly string[] {
  const { text, language } = question
  const read = measure.union(measure.placed, [...units.keys()])
  const words = tokens(text, language)
  const termAt = new Map(measure.terms.map(({ position }, term) => [position, term]))
  const names = findNames(text, words).filter((name) => {
    if (name.opensSentence) return false
    const own = words.flatMap(({ start, end }, position) =>
      start >= name.start && end <= name.end ? (termAt.get(position) ?? []) : [],
    )
    return own.length > 0 && own.every((term) => read[term] === 0)
  })
  return [...new Set(names.map(({ start, end }) => text.slice(start, end)))]
}
