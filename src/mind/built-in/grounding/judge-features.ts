import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Question } from '../../question.ts'
import { isOwn } from '../question/asked-terms.ts'
import { textOf } from '../segmentation/unit-text.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { type AlignedChoice, alignChoice, isTelling, missingTerms, otherTerm } from './alignment.ts'
import { askedNames } from './asked-names.ts'
import { settings } from './settings.ts'

export type JudgeFeatures = Readonly<Record<string, number>>

/** Features of the judge: how well the choice supports an answer, independent of the language. */
export function judgeFeatures(candidates: Candidates, choice: Choice): JudgeFeatures {
  const { question, measure, units, passages } = candidates
  const reading = alignChoice(candidates, choice)
  const { alignment, best, anywhere } = reading
  const asked = measure.terms.filter(isOwn)
  const root = Math.sqrt(asked.length || 1)
  const names = missingTerms(measure.terms, anywhere, ({ isName }) => isName)
  const inBest = alignment.covered([best])
  const plain = missingTerms(measure.terms, inBest, ({ isName, isNumber }) => !isName && !isNumber)
  // A sentence about a sibling of the subject (another version, another model) has most of the question, but not the
  // telling terms.
  const tellingMissing = missingTerms(measure.terms, inBest, isTelling)
  const doubts =
    units.length === 0 ? 0 : Math.min(settings.doubtsMax, countDoubts(candidates, reading))
  const plainMissing = plain.length / root
  const namesMissing = names.length / (asked.filter(({ isName }) => isName).length || 1)
  const isInDoubt = plain.length + names.length + doubts > 0
  // A single passage is a good sign if a search found it and nothing is in doubt. It is none if the caller chose the
  // document.
  const isAlone = passages.length === 1 && (question.isOfDocument || isInDoubt)
  const ifAlone = (value: number) => (isAlone ? value : 0)
  return {
    chance: logOdds(choice.probabilities[0] ?? 0),
    confidence: logOdds(choice.probability),
    density: alignment.density(best),
    covered: measure.ownShare(measure.placed[best] ?? measure.none()),
    plainMissing,
    termCount: Math.log(1 + asked.length),
    namesMissing,
    tellingMissing: tellingMissing.length / (asked.filter(isTelling).length || 1),
    doubts,
    deniesAsked: Number(deniesAsked(candidates, reading)),
    isAlone: Number(isAlone),
    doubtsAlone: ifAlone(doubts),
    plainMissingAlone: ifAlone(plainMissing),
    namesMissingAlone: ifAlone(namesMissing),
  }
}

function logOdds(probability: number): number {
  return Math.log(Math.max(probabilityMin, probability) / Math.max(probabilityMin, 1 - probability))
}

/** Keeps log-odds within ±7, so that no single feature decides. The weights are trained with it. */
const probabilityMin = 0.001

/**
 * Counts the contradictions between question and choice, 0 to 7: a missing number or name, a name of several words that
 * is not together, a different negation, an opposite, another word in the place of a term, or no word of the form that
 * is asked for. On the tune half of SQuAD 2 more than half of the questions without an answer have one, and one in five
 * of those with an answer.
 */
function countDoubts(candidates: Candidates, read: AlignedChoice): number {
  const { terms } = candidates.measure
  const { alignment, best, anywhere } = read
  const doubts = [
    missingTerms(terms, alignment.covered([best]), ({ isNumber }) => isNumber).length > 0,
    missingTerms(terms, anywhere, ({ isName }) => isName).length > 0,
    lacksLongName(candidates, read),
    differsInNegation(candidates, read),
    hasOppositeWord(candidates, read),
    hasReplacedTerm(candidates, read),
    lacksForm(candidates, read),
  ]
  return doubts.filter(Boolean).length
}

/** Whether no unit has all words of a name together: Robert Frost is not Robert Lowell. */
function lacksLongName(candidates: Candidates, { alignment, around }: AlignedChoice): boolean {
  return askedNames(candidates).some(
    ({ terms }) => terms.length > 1 && !around.some((unit) => alignment.hasTogether(terms, unit)),
  )
}

function differsInNegation(
  { question, asksNegated, units, passages }: Candidates,
  { best }: AlignedChoice,
): boolean {
  const unit = units[best]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined || mayDeny(question)) return false
  const text = textOf(unit, passage)
  return languageOf(passage.language).negations.find(text).length > 0 !== asksNegated
}

/**
 * Whether the best unit negates a question term and the question does not, or the other way round: "did not depend" for
 * "depends".
 */
function deniesAsked(
  { question, asksNegated, units, passages }: Candidates,
  { alignment, best }: AlignedChoice,
): boolean {
  if (mayDeny(question)) return false
  const { tokens: words = [], passage = -1 } = units[best] ?? {}
  const { negations } = wordSetsOf(passages[passage]?.language ?? '')
  const terms = alignment.terms(best)
  const isDenied = words.some(
    ({ word }, at) =>
      negations.has(word.folded) && deniedPlaces.some((place) => (terms[at + place] ?? -1) >= 0),
  )
  return isDenied !== asksNegated
}

/** Whether a question may be answered by a denial: "Can it be washed?", "Repariert ihr E-Bikes?" */
function mayDeny({ asks, text }: Question): boolean {
  return asks === 'yes-no' || (asks === undefined && isMarked.test(text))
}

const isMarked = /[?？؟]\s{0,9}$/

/** Offsets, in words, from a negation to the words that it may deny. */
const deniedPlaces = [-2, -1, 1, 2, 3]

/**
 * Whether the choice has a word opposite to a term, without the term itself and without being asked for: "mild" for
 * "severe".
 */
function hasOppositeWord(
  { question, measure, units }: Candidates,
  { chosen }: AlignedChoice,
): boolean {
  const { opposites } = wordSetsOf(question.language)
  const said = new Set(
    chosen.flatMap((unit) => units[unit]?.tokens.map(({ word }) => word.hash) ?? []),
  )
  return measure.terms.filter(isOwn).some(({ hashes }) => {
    if (hashes.some((hash) => said.has(hash))) return false
    const others = hashes.flatMap((hash) => [...(opposites.get(hash) ?? [])])
    return others.some((other) => said.has(other) && measure.termOf(other) === undefined)
  })
}

/** Whether the choice has another term between the same two words that surround a missing term in the question. */
function hasReplacedTerm(
  { question, measure, units }: Candidates,
  { chosen, near }: AlignedChoice,
): boolean {
  const asked = tokensOfShort(question.text, question.language)
  const places = missingTerms(measure.terms, near, () => true).map(({ position }) => position)
  return places.some((at) => {
    const [before, after] = [asked[at - 1], asked[at + 1]]
    if (before === undefined || after === undefined) return false
    return chosen.some((unit) => {
      const words = units[unit]?.tokens ?? []
      return words.some(({ word }, index) => {
        if (!isSame(words[index - 1], before) || !isSame(words[index + 1], after)) return false
        return word.isTerm && measure.termOf(word.hash) === undefined
      })
    })
  })
}

function isSame(one: Token | undefined, { word }: Token): boolean {
  return word.isTerm ? one?.word.hash === word.hash : one?.word.folded === word.folded
}

/** Whether the best unit lacks the form of answer that is asked for: a number, a time, a name. */
export function lacksForm(
  { question, units, passages }: Candidates,
  { alignment, best }: Pick<AlignedChoice, 'alignment' | 'best'>,
): boolean {
  const { asks } = question
  const unit = units[best]
  if (unit === undefined) return true
  const { numerals } = wordSetsOf(passages[unit.passage]?.language ?? '')
  const terms = alignment.terms(best)
  const isNew = (index: number) => (terms[index] ?? 0) < 0
  if (asks === 'number' || asks === 'time')
    return !unit.tokens.some(({ word }, index) => {
      const isCounting = word.isNumber || numerals.has(word.folded)
      return isNew(index) && (isCounting || (asks === 'time' && word.isCalendar))
    })
  if (asks !== 'person' && asks !== 'place') return false
  const isCased = units.some(({ tokens: words }) => words.some(({ word }) => word.isCapital))
  return (
    isCased && !unit.tokens.some(({ word }, index) => word.isCapital && terms[index] === otherTerm)
  )
}
