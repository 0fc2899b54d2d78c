import type { LexiconEntry } from '../../extraction/lexicon.ts'
import type { Unit } from './read-evidence.ts'
import { settings } from './settings.ts'
import { wordSetsOf } from './word-sets.ts'

/** What can be told of a unit whatever is asked; worked out once, as many excerpts have the same unit. */
export type Traits = {
  /** Its first word. */
  readonly opening: LexiconEntry | undefined
  /** Words that are a term of the index. */
  readonly termCount: number
  /** Digits and numerals. */
  readonly numberCount: number
  /** Its words that are written like names, folded, each once; of many the first. */
  readonly names: readonly string[]
  readonly isNegated: boolean
  /** It names a month, a day of the week or a year. */
  readonly isDated: boolean
}

export function traitsOf({ tokens }: Unit, language: string): Traits {
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
export function together(units: readonly number[], traits: readonly Traits[]): Traits {
  const [first = -1] = units
  const one = units.length === 1 ? traits[first] : undefined
  if (one !== undefined) return one
  const names = new Set<string>()
  let opening: LexiconEntry | undefined
  let [termCount, numberCount] = [0, 0]
  let [isNegated, isDated] = [false, false]
  for (const index of units) {
    const unit = traits[index]
    if (unit === undefined) continue
    opening ??= unit.opening
    termCount += unit.termCount
    numberCount += unit.numberCount
    for (const name of unit.names) names.add(name)
    isNegated ||= unit.isNegated
    isDated ||= unit.isDated
  }
  return { opening, termCount, numberCount, names: [...names], isNegated, isDated }
}

function isYear(folded: string): boolean {
  return folded.length === 4 && /^[12]\d{3}$/.test(folded)
}
