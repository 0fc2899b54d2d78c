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
  if (probability < settings.nearestMin) return 'nothing'
  if (probability < settings.answeredMin) return 'nearest'
  const isNear = isForeign(candidates, choice) && !carriesOver(candidates, choice)
  return isNear ? 'nearest' : 'answered'
}

/** Whether all that is quoted is in another language than the question. */
function isForeign({ question, passages }: Candidates, { excerpts }: Choice): boolean {
  return excerpts.every(({ passage }) => passages[passage]?.language !== question.language)
}

/**
 * Whether what is quoted speaks of the question across languages: it has all its names and numbers, or else most
 * of its other words, which are then of a language so near that a short question is mistaken for it.
 */
function carriesOver(candidates: Candidates, { units }: Choice): boolean {
  const { terms } = candidates.measure
  const covered = new Alignment(candidates).covered([...units])
  const shareOf = (isOfKind: (term: AskedTerm) => boolean) => {
    const own = terms.flatMap((term, index) => (isOfKind(term) ? [index] : []))
    return own.length === 0 ? 0 : own.filter((term) => covered[term] === 1).length / own.length
  }
  const lasts = ({ isName, isNumber }: AskedTerm) => isName || isNumber
  return shareOf(lasts) === 1 || shareOf((term) => !lasts(term)) > 0.5
}
