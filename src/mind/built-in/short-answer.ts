import { type CompiledForest, compile, probability } from './forest.ts'
import type { Candidates, Choice } from './select.ts'
import { settings } from './settings.ts'
import { weights } from './weights.ts'
import { wordingFeatures } from './wording-features.ts'
import { readWordings } from './wordings.ts'

const naming = compile(weights.naming)

/** A name, date, number or value, and the probability that it is what was asked for. */
export type ShortAnswer = { readonly text: string; readonly confidence: number }

/**
 * The words of a chosen unit, exactly as it is shown, that say in short what the question asks for; none where
 * this is not sure, or takes a sentence to say: reasons, steps, yes or no. They do not stand in the question.
 */
export function shortAnswer(candidates: Candidates, choice: Choice): ShortAnswer | undefined {
  const best = likeliestWording(candidates, choice, naming)
  return best !== undefined && best.confidence >= settings.shortAnswerMin ? best : undefined
}

/** The most probable one of all, however unsure. */
export function likeliestWording(
  candidates: Candidates,
  choice: Choice,
  forest: CompiledForest,
): ShortAnswer | undefined {
  const wordings = readWordings(candidates, choice)
  const features = wordingFeatures(candidates, choice, wordings)
  let best: ShortAnswer | undefined
  wordings.forEach(({ text }, at) => {
    const confidence = probability(forest, Object.values(features[at] ?? {}))
    if (best === undefined || confidence > best.confidence) best = { text, confidence }
  })
  return best
}
