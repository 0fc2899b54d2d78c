import type { Grounding } from '../mind.ts'
import { Alignment } from './alignment.ts'
import type { AskedTerm } from './asked-terms.ts'
import { judgeFeatures } from './judge-features.ts'
import { type Logistic, logisticProbability } from './logistic.ts'
import type { Candidates, Choice } from './select.ts'
import { settings } from './settings.ts'
import weights from './weights.json' with { type: 'json' }

// Made by `npm run train`, in the form that it writes.
const { answering } = weights as unknown as { readonly answering: Logistic }

export type Judgement = {
  readonly grounding: Grounding
  /** How probably what was chosen says the answer: right as often as it says. */
  readonly probability: number
}

/** Whether what was chosen answers the question, is only near to it, or has nothing to do with it. */
export function judge(candidates: Candidates, choice: Choice): Judgement {
  if (choice.excerpts.length === 0) return { grounding: 'nothing', probability: 0 }
  const probability = logisticProbability(answering, judgeFeatures(candidates, choice))
  return { grounding: groundingOf(probability, candidates, choice), probability }
}

function groundingOf(probability: number, candidates: Candidates, choice: Choice): Grounding {
  if (isForeign(candidates, choice)) {
    const { ofNames, ofWords } = sharesCovered(candidates, choice)
    if (ofWords <= nearLanguageMin) return ofNames > 0 ? 'nearest' : 'nothing'
  }
  if (probability < settings.nearestMin) return 'nothing'
  return probability < settings.answeredMin ? 'nearest' : 'answered'
}

/** Whether all that is quoted is in another language than the question. */
function isForeign({ question, passages }: Candidates, { excerpts }: Choice): boolean {
  return excerpts.every(({ passage }) => passages[passage]?.language !== question.language)
}

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

const nearLanguageMin = 0.5
