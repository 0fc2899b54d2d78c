import { fold } from '../../language/fold.ts'
import type { Question } from './analyse-question.ts'
import { findDates } from './find-dates.ts'
import { findNationalities } from './find-nationalities.ts'
import { type AnsweredStep, followSteps } from './follow-steps.ts'
import { lifeDates } from './life-dates.ts'
import type { Sought } from './question-kind.ts'
import type { EvidenceSentence } from './read-evidence.ts'
import { sideSteps } from './side-steps.ts'

export type Comparison = {
  /** What was read for the first side, then for the second. */
  readonly steps: readonly AnsweredStep[]
  /** "Yes", "No" or one of the sides; absent where the evidence does not settle it. */
  readonly verdict?: string
}

/** Reads both sides of a comparison and decides it where dates or nationalities settle it. */
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
    question.kind === 'yes-no'
      ? agreement(question, left, right)
      : sideChosen(question, measured(question, left), measured(question, right))
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

/** Only nationalities can disagree; of other things a text that does not say them proves nothing. */
function agreement(
  question: Question,
  left: AnsweredStep,
  right: AnsweredStep,
): string | undefined {
  if (/\b(?:nationalit|same country)/i.test(question.text)) {
    const ours = new Set(findNationalities(left.sentence.text).map(({ text }) => text))
    const theirs = findNationalities(right.sentence.text)
    if (ours.size === 0 || theirs.length === 0) return undefined
    return theirs.some(({ text }) => ours.has(text)) ? 'Yes' : 'No'
  }
  if (/\bsame\b/i.test(question.text)) return undefined
  const predicate = [...question.otherStems].filter((stem) => !vague.has(stem))
  const others = question.names.filter(
    (name) => !question.alternatives.some((side) => side.includes(name)),
  )
  const holds = ({ sentence }: AnsweredStep) =>
    sentence.about &&
    predicate.every((stem) => sentence.stems.has(stem)) &&
    others.every((name) => fold(sentence.text).includes(fold(name)))
  return predicate.length > 0 && holds(left) && holds(right) ? 'Yes' : undefined
}

/** Stems of "both types of …", "described as a …". */
const vague = new Set(['type', 'kind', 'describ', 'consid', 'call', 'known'])

function sideChosen(
  { text, alternatives }: Question,
  left: number | undefined,
  right: number | undefined,
): string | undefined {
  const most =
    /\b(?:later|latest|younger|youngest|longer|last|newer|more recent(?:ly)?|more|most)\b/i.test(
      text,
    )
  const least = /\b(?:first|earlier|earliest|older|oldest|before|fewer|fewest)\b/i.test(text)
  if (left === undefined || right === undefined || left === right || most === least)
    return undefined
  return alternatives[left > right === most ? 0 : 1]
}

/** The date or number that a side is compared by; for "lived longer" the length of the life. */
function measured(question: Question, step: AnsweredStep): number | undefined {
  const { answer, sentence } = step
  if (step.question.sought === 'number') {
    const figures = answer?.text.replaceAll(',', '') ?? ''
    return /^\d+(?:\.\d+)?$/.test(figures) ? Number(figures) : undefined
  }
  if (/\blived? longer\b/i.test(question.text)) {
    const { birth, death } = lifeDates(sentence.text)
    return birth && death ? death.value - birth.value : undefined
  }
  const value = answer && findDates(answer.text)[0]?.value
  return Number.isFinite(value) ? value : undefined
}
