import { entityKey } from '../../../extraction/names/entity-key.ts'
import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
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
  const words = tokensOfShort(text, language)
  const mayName = namesAmong(words, languageOf(language).capitalizesNouns)
  const found: NameAsked[] = []
  for (let length = settings.reasoning.nameWordsMax; length > 0; length--)
    for (let first = 0; first + length <= words.length; first++) {
      const last = first + length - 1
      if (!mayName(first, last)) continue
      if (found.some((one) => one.first <= last && first <= one.last)) continue
      const key = entityKey(text.slice(words[first]?.start, words[last]?.end))
      if (names.has(key)) found.push({ name: [key], first, last })
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

/**
 * Tells of the words from one place to another whether they are written as a name is: with a capital that tells
 * something, or in a script without capitals.
 */
function namesAmong(words: readonly Token[], capitalizesNouns: boolean) {
  const tells = words.map(({ word }) => word.isTerm && !word.isNumber && !word.isCalendar)
  const isUncased = words.map(({ word }) => uncased.test(word.folded))
  return (first: number, last: number): boolean => {
    let [isTelling, hasUncased, hasCapital] = [false, false, false]
    for (let at = first; at <= last; at++) {
      isTelling ||= tells[at] === true
      hasUncased ||= isUncased[at] === true
      hasCapital ||= words[at]?.word.isCapital === true
    }
    const isProof = last > first || (first > 0 && !capitalizesNouns)
    return isTelling && (hasUncased || (hasCapital && isProof))
  }
}

const uncased = /^\p{Lo}/u
