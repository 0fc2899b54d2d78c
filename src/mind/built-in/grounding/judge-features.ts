import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from '../settings.ts'
import { isOwn, isTelling, missingTerms, readChoice } from './choice-reading.ts'
import { countDoubts, deniesAsked } from './doubts.ts'

export type JudgeFeatures = Readonly<Record<string, number>>

/** Features of the judge: how well the choice supports an answer, independent of the language. */
export function judgeFeatures(candidates: Candidates, choice: Choice): JudgeFeatures {
  const { question, measure, units, passages } = candidates
  const reading = readChoice(candidates, choice)
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
  return Math.log(Math.max(0.001, probability) / Math.max(0.001, 1 - probability))
}
