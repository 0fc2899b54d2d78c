import { followSteps } from './follow-steps.ts'
import type { Passage } from './passage.ts'
import { readEvidence } from './read-evidence.ts'

/**
 * The likeliest answer to one step of a question, in a few words, to be filled into the next step.
 * A good guess: what a next search finds with it must still bear the answer out.
 */
export function answerStep(step: string, passages: readonly Passage[]): string | undefined {
  return followSteps([step], readEvidence(passages, 'en')).at(0)?.answer?.text
}
