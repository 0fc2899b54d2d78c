import { type CompiledForest, probability } from '../classifiers/forest.ts'
import { forests } from '../classifiers/weights.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings as shared } from '../settings.ts'
import { settings } from './settings.ts'
import { wordingFeatures } from './wording-features.ts'
import { readWordings, type Wording } from './wordings.ts'

/** A name, date, number or value, and the probability, 0 to 1, that it is the answer. */
export type ShortAnswer = {
  readonly text: string
  /** The index of the unit whose words it is. */
  readonly unit: number
  readonly confidence: number
}

/**
 * The words of a chosen unit, exactly as shown, that answer the question in short. Undefined if the confidence is too
 * low, the answer takes a sentence (reasons, steps, yes or no), or it comes from the web, where a page on the subject
 * of a question often says nothing of what it supposes. Words of the question are never an answer.
 */
export function shortAnswer(candidates: Candidates, choice: Choice): ShortAnswer | undefined {
  if (candidates.question.isOfWeb) return undefined
  const best = likeliestWording(candidates, choice, forests.shortAnswer)
  if (best === undefined || best.confidence < settings.shortAnswerMin) return undefined
  return isAmbiguous(best, candidates) ? undefined : best
}

/**
 * Whether its unit has another candidate of the same form, and lacks a question term that would tell the two apart: of
 * "(4 March 1889 – 19 November 1964)" neither answers "When did she die?".
 */
function isAmbiguous({ wording, rivals }: Likeliest, { measure }: Candidates): boolean {
  if (rivals === 0) return false
  const said = measure.alike[wording.index] ?? measure.none()
  return measure.terms.some(({ weight, isAsking, isName, isNumber }, term) => {
    return (
      weight === 1 &&
      !isAsking &&
      !isName &&
      !isNumber &&
      (said[term] ?? 0) < shared.likeness.sameMin
    )
  })
}

type Likeliest = ShortAnswer & { readonly wording: Wording; readonly rivals: number }

/** The most probable candidate, whatever its confidence. */
function likeliestWording(
  candidates: Candidates,
  choice: Choice,
  forest: CompiledForest,
): Likeliest | undefined {
  const wordings = readWordings(candidates, choice)
  const features = wordingFeatures(candidates, choice, wordings)
  let best: Likeliest | undefined
  wordings.forEach((wording, at) => {
    const own = features[at] ?? {}
    const confidence = probability(forest, Float64Array.from(Object.values(own)))
    if (best === undefined || confidence > best.confidence)
      best = {
        text: wording.text,
        unit: wording.index,
        confidence,
        wording,
        rivals: own.rivalsHere ?? 0,
      }
  })
  return best
}
