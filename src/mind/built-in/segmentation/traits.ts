import type { LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import type { Token } from '../../../extraction/terms/tokens.ts'
import { settings } from '../settings.ts'
import { wordSetsOf } from './word-sets.ts'

/** What the words of a sentence tell, independent of the question. */
export type Traits = {
  /** The first word. */
  readonly opening: LexiconEntry | undefined
  /** Number of words that are terms of the index, that is, no stop words. */
  readonly termCount: number
  /** Number of numbers, in digits or as numerals. */
  readonly numberCount: number
  /** Capitalized terms after the first word, folded and distinct; at most `features.namesMax`. */
  readonly names: readonly string[]
  readonly isNegated: boolean
  /** Whether it has a month, a day of the week or a year. */
  readonly isDated: boolean
}

/** The traits of a sentence. Linear in the number of its words. */
export function traitsOf(tokens: readonly Token[], language: string): Traits {
  const small = wordSetsOf(language)
  const names: string[] = []
  let [termCount, numberCount] = [0, 0]
  let [isNegated, isDated] = [false, false]
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word
    if (word === undefined) continue
    if (word.isTerm) termCount++
    if (word.isNumber || small.numerals.has(word.folded)) numberCount++
    const isName =
      at > 0 && word.isCapital && word.isTerm && names.length < settings.features.namesMax
    if (isName && !names.includes(word.folded)) names.push(word.folded)
    isNegated ||= small.negations.has(word.folded)
    isDated ||= word.isCalendar || isYear(word.folded)
  }
  return { opening: tokens[0]?.word, termCount, numberCount, names, isNegated, isDated }
}

/** The traits of several units together. */
export function together(
  members: readonly number[],
  units: readonly { readonly traits: Traits }[],
): Traits {
  const [first = -1] = members
  const one = members.length === 1 ? units[first] : undefined
  if (one !== undefined) return one.traits
  const names: string[] = []
  let opening: LexiconEntry | undefined
  let [termCount, numberCount] = [0, 0]
  let [isNegated, isDated] = [false, false]
  for (const index of members) {
    const unit = units[index]?.traits
    if (unit === undefined) continue
    opening ??= unit.opening
    termCount += unit.termCount
    numberCount += unit.numberCount
    for (const name of unit.names) if (!names.includes(name)) names.push(name)
    isNegated ||= unit.isNegated
    isDated ||= unit.isDated
  }
  return { opening, termCount, numberCount, names, isNegated, isDated }
}

function isYear(folded: string): boolean {
  return folded.length === 4 && /^[12]\d{3}$/.test(folded)
}
