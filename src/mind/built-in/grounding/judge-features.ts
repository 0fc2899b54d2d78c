import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from '../settings.ts'
import { isOwn, isTelling, missing, readChoice } from './choice-reading.ts'
import { countDoubts, deniesAsked } from './doubts.ts'

export type JudgeFeatures = Readonly<Record<string, number>>

/** What speaks for and against that the choice answers the question, in numbers that know no language. */
export function judgeFeatures(candidates: Candidates, choice: Choice): JudgeFeatures {
  const { question, measure, units, passages } = candidates
  const reading = readChoice(candidates, choice)
  const { alignment, best, anywhere } = reading
  const asked = measure.terms.filter(isOwn)
  const root = Math.sqrt(asked.length || 1)
  const names = missing(measure.terms, anywhere, ({ isName }) => isName)
  const inBest = alignment.covered([best])
  const plain = missing(measure.terms, inBest, ({ isName, isNumber }) => !isName && !isNumber)
  // What is said of the sibling of what is asked about has most of the question, but not this.
  const tellingMissing = missing(measure.terms, inBest, isTelling)
  const doubts =
    units.length === 0 ? 0 : Math.min(settings.doubtsMax, countDoubts(candidates, reading))
  const plainMissing = plain.length / root
  const namesMissing = names.length / (asked.filter(({ isName }) => isName).length || 1)
  const isInDoubt = plain.length + names.length + doubts > 0
  // Where nothing is in doubt, a search that finds a single passage has found it; a document that somebody chose was
  // not found.
  const isAlone = passages.length === 1 && (question.isOfDocument || isInDoubt)
  const whereAlone = (value: number) => (isAlone ? value : 0)
  return {
    chance: logOdds(choice.chances[0] ?? 0),
    confidence: logOdds(choice.probability),
    density: alignment.density(best),
    plainMissing,
    termCount: Math.log(1 + asked.length),
    namesMissing,
    tellingMissing: tellingMissing.length / (asked.filter(isTelling).length || 1),
    doubts,
    deniesAsked: Number(deniesAsked(candidates, reading)),
    isAlone: Number(isAlone),
    doubtsAlone: whereAlone(doubts),
    plainMissingAlone: whereAlone(plainMissing),
    namesMissingAlone: whereAlone(namesMissing),
  }
}

function logOdds(probability: number): number {
  return Math.log(Math.max(0.001, probability) / Math.max(0.001, 1 - probability))
}
