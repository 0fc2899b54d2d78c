import type { Question } from './analyse-question.ts'
import { bestOf } from './best-of.ts'
import { bestChain } from './choose-sentences.ts'
import { compare } from './compare.ts'
import { type AnsweredStep, followSteps } from './follow-steps.ts'
import { type PickedAnswer, pickAnswer } from './pick-answer.ts'
import type { EvidenceSentence } from './read-evidence.ts'
import { coverage, covered, type ScoredEvidence, type ScoredSentence } from './score-evidence.ts'
import { takeApart } from './take-apart.ts'

/** The sentences that carry the answer, in the order in which they lead to it. */
export type Chain = {
  readonly sentences: readonly ScoredSentence[]
  /** "Yes", "No" or the side that a comparison comes out for. */
  readonly verdict?: string
  /** The span of the last sentence that seems to be the answer. */
  readonly picked?: PickedAnswer | undefined
  /** Whether every step to the answer is there, so that more would only lead away. */
  readonly isWhole: boolean
}

/** Compares, goes step by step, or, where a question is neither, takes what covers it best. */
export function findChain(
  question: Question,
  evidence: readonly EvidenceSentence[],
  scored: ScoredEvidence,
): Chain {
  if (question.alternatives.length === 2) {
    const { steps, verdict } = compare(question, evidence)
    if (steps.length > 1)
      return {
        sentences: sentencesOf(steps, scored),
        isWhole: true,
        ...(verdict === undefined ? {} : { verdict }),
      }
  }
  const asked = takeApart(question)
  const steps = asked.length > 1 ? followSteps(asked, evidence) : []
  const isDone = steps.length === asked.length
  const inSteps = sentencesOf(steps, scored)
  if (isDone && steps.slice(0, -1).every(isSure))
    return { sentences: inSteps, picked: answerOf(steps), isWhole: true }
  const sentences = bestChain(scored)
  const says = (some: readonly ScoredSentence[]) => coverage(scored.weights, covered(scored, some))
  if (isDone && says(inSteps) >= says(sentences)) return { sentences: inSteps, isWhole: false }
  const closest = bestOf(sentences, ({ value }) => value)
  const isAtOnce = asked.length === 1 || sentences.length === 1
  const picked = isAtOnce && closest ? pickAnswer(question, closest) : undefined
  return { sentences, picked, isWhole: false }
}

/** The sentences of the steps, measured against the whole question. */
function sentencesOf(
  steps: readonly AnsweredStep[],
  { sentences }: ScoredEvidence,
): ScoredSentence[] {
  const positions = new Set(steps.map(({ sentence }) => sentence.position))
  return [...positions].flatMap((position) => sentences[position] ?? [])
}

function isSure({ answer, sentence }: AnsweredStep): boolean {
  const isAbout = sentence.about || sentence.names === 1
  return isAbout && answer !== undefined && answer.confidence >= 0.3
}

/** The last answer, if all are sure; no surer than the least sure of those it rests on. */
function answerOf(steps: readonly AnsweredStep[]): PickedAnswer | undefined {
  if (!steps.every(isSure)) return undefined
  const last = steps.at(-1)?.answer
  const confidence = Math.min(...steps.map(({ answer }) => answer?.confidence ?? 0))
  return last && { ...last, confidence }
}
