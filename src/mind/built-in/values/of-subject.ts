import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { Question } from '../../question.ts'
import type { Measure } from '../features/measure.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from '../selection/candidates.ts'
import { settings } from './settings.ts'

/**
 * A designation in the question: the word that siblings share, and what tells this one: "Pump" and "2000", "Model" and
 * "B", or "kx" and "kx200".
 */
type Designation = { readonly shared: string; readonly own: string }

/** Tells whether a place of a unit is about the thing that a question names, and not about a sibling of it. */
export type OfSubject = (unit: number, place: number) => boolean

/**
 * A sentence may name the thing itself ("The Pump 3000 weighs 5.1 kg"), or the sentences before it in its section do,
 * the headings or the title. What is named nearest before a value is what the value is of.
 */
export function ofSubject({ question, units, passages, measure }: Candidates): OfSubject {
  const asked = designationsAsked(question, measure)
  if (asked.length === 0) return () => true
  const above = new Map<Unit['headings'], readonly Token[][]>()
  const headingsOf = ({ headings, passage }: Unit) => {
    const known = above.get(headings)
    if (known !== undefined) return known
    const { title = '', about = '', language = '' } = passages[passage] ?? {}
    const found = [...headings.toReversed(), title, about].map((text) => [
      ...tokensOfShort(text, language),
    ])
    above.set(headings, found)
    return found
  }
  return (index, place) =>
    asked.every((one) => {
      const unit = units[index]
      if (unit === undefined) return false
      const here = mentions(unit.tokens, one)
      const before = here.filter(({ at }) => (unit.tokens[at]?.end ?? 0) <= place)
      const nearest = before.at(-1) ?? here[0]
      if (nearest !== undefined) return nearest.isOwn
      for (let back = index - 1; back >= Math.max(0, index - settings.sentencesBackMax); back--) {
        const other = units[back]
        if (
          other?.passage !== unit.passage ||
          other.section !== unit.section ||
          other.kind === 'heading'
        )
          break
        const [first] = mentions(other.tokens, one)
        if (first !== undefined) return first.isOwn
      }
      for (const words of headingsOf(unit)) {
        const found = mentions(words, one)
        if (found.length > 0) return found.some(({ isOwn }) => isOwn)
      }
      return false
    })
}

/** Numbers and letters behind a word of the question, and words that are letters and digits in one. */
function designationsAsked(
  { text, language }: Question,
  { terms }: Pick<Measure, 'terms'>,
): readonly Designation[] {
  const words = tokensOfShort(text, language)
  // "How many days may I …?" asks for no "may I".
  const asking = new Set(terms.flatMap(({ isAsking, position }) => (isAsking ? position : [])))
  return words.flatMap((token, at) => {
    const before = words[at - 1]
    const written = text.slice(token.start, token.end)
    if (isModel.test(written)) return [{ shared: lettersOf(token), own: token.word.folded }]
    const isNumbered = isNumber.test(written) || (at > 0 && isLetter.test(written))
    if (!isNumbered || !before?.word.isTerm || before.word.isNumber || asking.has(at - 1)) return []
    return [{ shared: String(before.word.hash), own: token.word.folded }]
  })
}

const isModel = /^\p{L}{1,12}\d[\p{L}\p{N}]*$/u
const isNumber = /^\p{N}[\p{L}\p{N}.]*$/u
const isLetter = /^\p{Lu}$/u

function lettersOf({ word: { folded } }: Token): string {
  return folded.replace(/\p{N}[\s\S]*$/u, '')
}

type Mention = { readonly at: number; readonly isOwn: boolean }

/** Where some words name the thing, or a sibling of it. */
function mentions(words: readonly Token[], { shared, own }: Designation): readonly Mention[] {
  return words.flatMap((token, at): Mention[] => {
    const { folded } = token.word
    if (folded === own) return [{ at, isOwn: true }]
    const isTelling = isNumber.test(folded) || (folded.length === 1 && token.word.isCapital)
    const isBehind = isTelling && String(words[at - 1]?.word.hash) === shared
    const isAlike = isModel.test(folded) && lettersOf(token) === shared
    return isBehind || isAlike ? [{ at, isOwn: false }] : []
  })
}
