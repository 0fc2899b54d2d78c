import { agree } from './agree.ts'
import type { Question } from './analyse-question.ts'
import { chooseSide } from './choose-side.ts'
import { type AnsweredStep, followSteps } from './follow-steps.ts'
import type { Sought } from './question-kind.ts'
import type { EvidenceSentence } from './read-evidence.ts'
import { sideSteps } from './side-steps.ts'

export type Comparison = {
  /** What was read for the first side, then for the second. */
  readonly steps: readonly AnsweredStep[]
  /** "Yes", "No" or one of the sides; absent where the evidence does not settle it. */
  readonly verdict?: string
}

/** Reads both sides of a comparison and decides it where dates, numbers or nationalities settle it. */
export function compare(question: Question, evidence: readonly EvidenceSentence[]): Comparison {
  const sides = question.alternatives.map((side) => {
    const asked = sideSteps(question, side)
    const steps = followSteps(asked, evidence)
    const isWhole =
      steps.length === asked.length &&
      steps.slice(0, -1).every((step) => isAnswered(step) && isSure(step))
    return { steps, last: isWhole ? steps.at(-1) : undefined }
  })
  const steps = sides.flatMap((side) => side.steps)
  const [left, right] = sides.map(({ last }) => last)
  if (!left || !right || !isSure(left) || !isSure(right)) return { steps }
  const verdict =
    question.kind === 'yes-no' ? agree(question, left, right) : chooseSide(question, left, right)
  return verdict === undefined ? { steps } : { steps, verdict }
}

function isAnswered({ answer }: AnsweredStep): boolean {
  return answer !== undefined && answer.confidence >= 0.3
}

/**
 * A fact counts only from a sentence that is surely about what was asked and says that very thing;
 * of a film's own text the first date tells when it was released.
 */
function isSure({ sentence, question }: AnsweredStep): boolean {
  const { otherStems, nameStems, sought, names, text } = question
  if (!sentence.about && (names.length === 0 || sentence.names < 1)) return false
  if (!isRelated.has(sought) || (sentence.about && /\breleased\?/.test(text))) return true
  const relation = sentence.matches.subarray(nameStems.size, nameStems.size + otherStems.size)
  return relation.every((match) => match > 0)
}

const isRelated = new Set<Sought>(['person', 'date'])
