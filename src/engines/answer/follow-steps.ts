import { detectLanguage } from '../../language/detect-language.ts'
import { analyseQuestion, type Question } from './analyse-question.ts'
import { bestOf } from './best-of.ts'
import type { Passage } from './passage.ts'
import { type PickedAnswer, pickAnswer } from './pick-answer.ts'
import { type EvidenceSentence, readEvidence } from './read-evidence.ts'
import { type ScoredSentence, scoreEvidence } from './score-evidence.ts'
import { fillIn, waitsForAnswer } from './take-apart.ts'

export type AnsweredStep = {
  readonly question: Question
  readonly sentence: ScoredSentence
  readonly answer?: PickedAnswer
}

/** Answers the steps in turn, each with the answer before filled in, as far as the evidence goes. */
export function followSteps(
  steps: readonly string[],
  evidence: readonly EvidenceSentence[],
): AnsweredStep[] {
  const answered: AnsweredStep[] = []
  for (const step of steps) {
    const before = answered.at(-1)?.answer?.text
    if (waitsForAnswer(step) && before === undefined) break
    const text = before === undefined ? step : fillIn(step, before)
    const question = analyseQuestion([{ role: 'user', content: text }])
    const sentence = bestOf(
      scoreEvidence(question, evidence).sentences,
      ({ value, typed }) => value + (typed ? 0.2 : 0),
    )
    if (sentence === undefined) break
    const answer = pickAnswer(question, sentence, (name) =>
      introductionOf(name, sentence, evidence),
    )
    answered.push({ question, sentence, ...(answer ? { answer } : {}) })
  }
  return answered
}

/**
 * The likeliest answer to one step of a question, in a few words, to be filled into the next step.
 * A good guess: what a next search finds with it must still bear the answer out.
 */
export function answerStep(step: string, passages: readonly Passage[]): PickedAnswer | undefined {
  return followSteps([step], readEvidence(passages, detectLanguage(step))).at(0)?.answer
}

/** The first sentence of another passage that is titled with a name. */
function introductionOf(
  name: string,
  { passage }: ScoredSentence,
  evidence: readonly EvidenceSentence[],
): EvidenceSentence | undefined {
  return evidence.find((one) => one.passage !== passage && one.passage.title.includes(name))
}
