import { onOneLine } from '../../src/evidence/shown.ts'
import type { AnswerSet, Question } from '../answers/answer-set.ts'
import { readAnswerSet } from '../answers/read-answer-set.ts'
import { type Half, halfOf } from '../half-of.ts'

/** Our own sets, whose questions give the place of the answer. */
const withPlaces = ['manuals', 'everyday', 'reference']
let reported: readonly string[] | undefined

/**
 * The training questions of a set: those of its tune half. Questions whose answer has the same place as one of a check
 * half, also of another set, are left out.
 */
export function tuneQuestions({ name, questions }: AnswerSet): readonly Question[] {
  const own = ofHalf(questions, 'tune')
  if (!withPlaces.includes(name)) return own
  reported ??= ['docs', ...withPlaces].flatMap((set) =>
    ofHalf(readAnswerSet(set).questions, 'check').flatMap(quotesOf),
  )
  return apartFrom(reported, own)
}

/** The questions whose quotes neither equal nor overlap any of these. */
export function apartFrom(
  quotes: readonly string[],
  questions: readonly Question[],
): readonly Question[] {
  return questions.filter((question) =>
    quotesOf(question).every((own) => !quotes.some((other) => areOverlapping(own, other))),
  )
}

function ofHalf(questions: readonly Question[], half: Half): readonly Question[] {
  return questions.filter(({ id }) => halfOf(id) === half)
}

function quotesOf({ gold }: Question): readonly string[] {
  return gold !== undefined && 'quotes' in gold
    ? gold.quotes.map((one) => onOneLine(one).trim())
    : []
}

function areOverlapping(one: string, other: string): boolean {
  const hasEndOf = (text: string, quote: string) =>
    text.includes(quote.slice(0, endLength)) || text.includes(quote.slice(-endLength))
  return hasEndOf(one, other) || hasEndOf(other, one)
}

/** Characters that identify a place. */
const endLength = 40
