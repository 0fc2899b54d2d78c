import type { Grounding } from '../../mind.ts'
import { logisticProbability } from '../classifiers/logistic.ts'
import { weights } from '../classifiers/weights.ts'
import type { AskedTerm } from '../question/asked-terms.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from '../settings.ts'
import { Alignment } from './alignment.ts'
import { judgeFeatures } from './judge-features.ts'

export type Judgement = {
  readonly grounding: Grounding
  /** How probably what was chosen says the answer: right as often as it says. */
  readonly probability: number
  /** All that is quoted is in another language than the question, and says nothing of it but its names and numbers. */
  readonly isForeign: boolean
}

/** Whether what was chosen answers the question, is only near to it, or has nothing to do with it. */
export function judge(candidates: Candidates, choice: Choice): Judgement {
  if (choice.excerpts.length === 0)
    return { grounding: 'nothing', probability: 0, isForeign: false }
  const probability = logisticProbability(weights.answering, judgeFeatures(candidates, choice))
  if (isInAnotherLanguage(candidates, choice)) {
    const { ofNames, ofWords } = sharesCovered(candidates, choice)
    const grounding = ofNames > 0 ? 'nearest' : 'nothing'
    if (ofWords <= settings.nearLanguageMin) return { grounding, probability, isForeign: true }
  }
  const grounding = isUnrelated(candidates, choice) ? 'nothing' : groundingOf(probability)
  return { grounding, probability, isForeign: false }
}

/** Whether no word of what was chosen, or above it, is one that is asked for, or is like one. */
function isUnrelated({ measure }: Candidates, { units }: Choice): boolean {
  return [...units].every((unit) => measure.share(measure.placed[unit] ?? measure.none()) === 0)
}

function groundingOf(probability: number): Grounding {
  if (probability < settings.nearestMin) return 'nothing'
  return probability < settings.answeredMin ? 'nearest' : 'answered'
}

/** Whether all that is quoted is known to be in another language than the question. */
function isInAnotherLanguage({ question, passages }: Candidates, { excerpts }: Choice): boolean {
  if (question.language === unknown) return false
  return excerpts.every(({ passage }) => {
    const { language = unknown } = passages[passage] ?? {}
    return language !== unknown && language !== question.language
  })
}

const unknown = 'und'

/**
 * Which shares of the question's names and numbers, and of its other words, are in what is quoted. Names and numbers
 * lead across languages, but that they stand somewhere answers nothing. Where most other words are there too, the
 * languages are so near that a short question is mistaken for the other.
 */
function sharesCovered(candidates: Candidates, { units }: Choice) {
  const { terms } = candidates.measure
  const covered = new Alignment(candidates).covered([...units])
  const shareOf = (isOfKind: (term: AskedTerm) => boolean) => {
    const own = terms.flatMap((term, index) => (isOfKind(term) ? [index] : []))
    return own.length === 0 ? 0 : own.filter((term) => covered[term] === 1).length / own.length
  }
  const lasts = ({ isName, isNumber }: AskedTerm) => isName || isNumber
  return { ofNames: shareOf(lasts), ofWords: shareOf((term) => !lasts(term)) }
}
