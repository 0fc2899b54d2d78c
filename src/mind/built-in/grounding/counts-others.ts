import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import { languageOf } from '../../../language/languages.ts'
import { questionWords } from '../question/asked-terms.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from './settings.ts'

/**
 * Whether each count of what is asked for says something else of it: "How many people live here?" is not answered by
 * "420 people work at the yard". The question says right behind what it counts what that does, which no quotation
 * says, and wherever a quotation counts it, another word stands there.
 */
export function countsOthers(candidates: Candidates, choice: Choice): boolean {
  const asked = askedCount(candidates)
  if (asked === undefined) return false
  const { measure } = candidates
  const chosen = [...choice.units]
  const isSaid = chosen.some(
    (unit) => measure.says(unit, asked.doing) || measure.spoken[unit]?.includes(asked.doing),
  )
  if (isSaid) return false
  const counts = chosen.flatMap((unit) => countsIn(unit, asked.thing, candidates))
  return counts.length > 0 && counts.every(({ doesOther }) => doesOther)
}

type AskedCount = { readonly thing: number; readonly doing: number }

/** The terms of a question for a number that name what it counts and, as the next word, what that does. */
function askedCount({ question, measure }: Candidates): AskedCount | undefined {
  const { text, language, asks } = question
  const opening = asks === 'number' ? questionWords(text, languageOf(language)) : undefined
  if (opening === undefined) return undefined
  const first = tokensOfShort(text, language).findIndex(({ start }) => start >= opening.end)
  const [thing = -1, doing = -1] = [first, first + 1].map((at) =>
    measure.terms.findIndex(({ position }) => position === at),
  )
  return thing < 0 || doing < 0 ? undefined : { thing, doing }
}

/**
 * The counts of a thing in a unit, "420 people" and "420 young people", and whether a word that is not asked for stands
 * right behind: "people work", "people are employed". Behind a preposition ("of nine nations") what follows may be said
 * of something else.
 */
function countsIn(
  at: number,
  thing: number,
  { units, passages, measure }: Candidates,
): { readonly doesOther: boolean }[] {
  const unit = units[at]
  const { text = '', language: code = '' } = passages[unit?.passage ?? -1] ?? {}
  const { numerals } = wordSetsOf(code)
  const { prepositions, yesNoOpenings, asks } = languageOf(code)
  const words = unit?.tokens ?? []
  const written = (one: Token | undefined) => (one ? text.slice(one.start, one.end) : '')
  const isOther = ({ word }: Token) => word.isTerm && measure.meaningOf(word).form === undefined
  const isBetween = (one: Token | undefined) =>
    yesNoOpenings.has(written(one)) || asks.has(written(one))
  return words.flatMap((number, from) => {
    if (!number.word.isNumber && !numerals.has(number.word.folded)) return []
    const counted = words
      .slice(from + 1, from + 1 + settings.countedWordsMax)
      .findIndex(({ word }) => measure.meaningOf(word).form === thing)
    if (counted < 0) return []
    const end = from + 1 + counted
    const next = isBetween(words[end + 1]) ? end + 2 : end + 1
    const [last, doing] = [words[end], words[next]]
    const isAlong =
      last !== undefined && doing !== undefined && !/\S/.test(gapsIn(text, words, end, next))
    const isOfAnother = prepositions.has(written(words[from - 1]))
    return [{ doesOther: isAlong && isOther(doing) && !isOfAnother }]
  })
}

/** What stands between the words from one to another: spaces, or marks. */
function gapsIn(text: string, words: readonly Token[], from: number, to: number): string {
  const pairs = words.slice(from, to).map((one, at) => [one, words[from + at + 1]] as const)
  return pairs.map(([one, other]) => text.slice(one.end, other?.start)).join('')
}
