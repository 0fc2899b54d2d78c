import type { Question } from './analyse-question.ts'
import { findDates } from './find-dates.ts'
import type { AnsweredStep } from './follow-steps.ts'
import { lifeDates } from './life-dates.ts'
import { readNumber } from './read-number.ts'

/** The side for which a comparison comes out, by a date or a number that was read for each. */
export function chooseSide(
  question: Question,
  left: AnsweredStep,
  right: AnsweredStep,
): string | undefined {
  const [ours, theirs] = [measured(question, left), measured(question, right)]
  const isMost = most.test(question.text)
  if (ours === undefined || theirs === undefined || ours === theirs) return undefined
  if (unitOf(left) !== unitOf(right) || isMost === least.test(question.text)) return undefined
  return question.alternatives[ours > theirs === isMost ? 0 : 1]
}

const most =
  /\b(?:later|latest|last|younger|youngest|newer|more|most|longer|longest|taller|tallest|higher|highest|deeper|deepest|larger|largest)\b/i
const least =
  /\b(?:first|earlier|earliest|before|older|oldest|fewer|fewest|shorter|shortest|lower|lowest|smaller|smallest)\b/i

/** The date or number that a side is compared by; for "lived longer" the length of the life. */
function measured(
  { text }: Question,
  { question, answer, sentence }: AnsweredStep,
): number | undefined {
  if (question.sought === 'number') return answer && readNumber(answer.text)
  if (/\blived? longer\b/i.test(text)) {
    const { birth, death } = lifeDates(sentence.text)
    return birth && death ? death.value - birth.value : undefined
  }
  const value = answer && findDates(answer.text)[0]?.value
  return Number.isFinite(value) ? value : undefined
}

/** What a number counts or measures: the word after it. Dates have none. */
function unitOf({ question, answer, sentence }: AnsweredStep): string | undefined {
  if (question.sought !== 'number' || answer === undefined) return undefined
  const after = sentence.text.slice(sentence.text.indexOf(answer.text) + answer.text.length)
  return /^\s?[\p{L}²³]+/u.exec(after)?.[0].trim()
}
