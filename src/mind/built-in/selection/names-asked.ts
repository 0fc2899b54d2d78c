import { entityKey } from '../../../extraction/names/entity-key.ts'
import { type Token, tokens } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import type { MeasuredUnits } from '../features/features.ts'
import { isOwn } from '../question/asked-terms.ts'
import { settings } from './settings.ts'
import type { UnitName, UnitNames } from './unit-names.ts'

/** A name of the question, and the places of its first and last words among those of the question. */
export type NameAsked = { readonly name: UnitName; readonly first: number; readonly last: number }

/** The names of the question that the evidence has, the longest first, without overlaps. */
export function namesAsked(
  { question: { text, language } }: Pick<MeasuredUnits, 'question'>,
  names: UnitNames,
): readonly NameAsked[] {
  const words = tokens(text, language)
  const { capitalizesNouns } = languageOf(language)
  const found: NameAsked[] = []
  for (let length = settings.reasoning.nameWordsMax; length > 0; length--)
    for (let first = 0; first + length <= words.length; first++) {
      const last = first + length - 1
      if (found.some((one) => one.first <= last && first <= one.last)) continue
      const key = entityKey(text.slice(words[first]?.start, words[last]?.end))
      if (!names.has(key)) continue
      if (!mayName(words.slice(first, last + 1), first, capitalizesNouns)) continue
      found.push({ name: [key], first, last })
    }
  return found
}

/** A term of the question: its index, and its place among the words of the question. */
export type PlacedTerm = { readonly index: number; readonly position: number }

/** The terms of the question outside of these names that an answer must have, in order. */
export function termsBeside(
  asked: readonly NameAsked[],
  { measure }: Pick<MeasuredUnits, 'measure'>,
): readonly PlacedTerm[] {
  return measure.terms.flatMap((term, index) => {
    const { position } = term
    const isOfName = asked.some(({ first, last }) => first <= position && position <= last)
    return isOwn(term) && !isOfName ? [{ index, position }] : []
  })
}

/** Whether words are written as a name is: with a capital that tells something, or in a script without capitals. */
function mayName(words: readonly Token[], first: number, capitalizesNouns: boolean): boolean {
  if (words.every(({ word }) => !word.isTerm || word.isNumber || word.isCalendar)) return false
  if (words.some(({ word }) => uncased.test(word.folded))) return true
  const hasCapital = words.some(({ word }) => word.isCapital)
  return hasCapital && (words.length > 1 || (first > 0 && !capitalizesNouns))
}

const uncased = /^\p{Lo}/u
