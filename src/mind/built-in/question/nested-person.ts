import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Question } from '../../question.ts'

/**
 * The index of the word with which a question turns to somebody whom it only describes: "person" in "Who is the boss of
 * the person who signed it?" What stands before is asked of whoever that is. Undefined for any other question.
 */
export function nestedPerson({
  text,
  language,
}: Pick<Question, 'text' | 'language'>): number | undefined {
  const { aggregation, relatives, asks } = languageOf(language)
  const from = asks.opening(text)?.end ?? 0
  const person = aggregation?.persons
    .find(text)
    .find(({ start, end }) => start >= from && relatives.opening(clauseIn(text, end)))
  if (person === undefined) return undefined
  return tokensOfShort(text, language).findIndex(({ start }) => start >= person.start)
}

function clauseIn(text: string, start: number): string {
  return text.slice(start).replace(/^[\s,]+/, '')
}

/**
 * Whether a question says one word in two forms, so that what has one of them is asked for only to ask on: "Who manages
 * the manager of the depot?"
 */
export function saysTwice({ text, language }: Pick<Question, 'text' | 'language'>): boolean {
  const forms = Map.groupBy(
    tokensOfShort(text, language).filter(({ word }) => word.isTerm && !word.isNumber),
    ({ word }) => word.hash,
  )
  return [...forms.values()].some((same) => new Set(same.map(({ word }) => word.folded)).size > 1)
}
