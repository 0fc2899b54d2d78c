import { findNames, type Name } from '../../../extraction/names/find-names.ts'
import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { isWithin } from '../../../language/words/ranges.ts'
import type { Candidates } from '../selection/candidates.ts'

/** A name in the question, and the indices of the question terms within it. */
type AskedName = { readonly name: Name; readonly terms: readonly number[] }

/** The names in the question, in order. */
export function askedNames({
  question,
  measure,
}: Pick<Candidates, 'question' | 'measure'>): readonly AskedName[] {
  const words = tokensOfShort(question.text, question.language)
  const termAt = new Map(measure.terms.map(({ position }, term) => [position, term]))
  return findNames(question.text, words).map((name) => ({
    name,
    terms: words.flatMap((word, position) =>
      isWithin(word, name) ? (termAt.get(position) ?? []) : [],
    ),
  }))
}

/**
 * The names of the question, as written, that have no word in any unit: the question may presuppose something false. A
 * name that opens a sentence is left out, as its capital proves nothing.
 */
export function missingNames(candidates: Candidates): readonly string[] {
  const { question, measure, units } = candidates
  const read = measure.union(measure.placed, [...units.keys()])
  const missing = askedNames(candidates).filter(
    ({ name, terms }) =>
      !name.opensSentence && terms.length > 0 && terms.every((term) => read[term] === 0),
  )
  return [...new Set(missing.map(({ name }) => question.text.slice(name.start, name.end)))]
}
