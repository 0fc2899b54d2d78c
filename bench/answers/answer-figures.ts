import { mean } from '../statistics.ts'
import { type Point, scoreAtLength } from './at-length.ts'
import type { Judged, SetReplies } from './evaluate-set.ts'

/** Of one set and model. Shares are of 100 and of the questions that have an answer, if nothing else is said. */
export type AnswerFigures = {
  readonly questions: number
  /** Replies that hold the answer, the same for each kind of question, and how many there are of it. */
  readonly held: number
  readonly heldByKind: ReadonlyMap<string, { readonly questions: number; readonly held: number }>
  readonly words: number
  /** Naive answers of as many words that hold the answer. */
  readonly naive: number
  /** Questions whose answer stands in the first five passages; NaN where nobody knows where it stands. */
  readonly found: number
  /** Replies that cite nothing. */
  readonly silent: number
  readonly answered: number
  /** Of the questions that have no answer: those that are answered all the same. */
  readonly answeredWrongly: number
  readonly balancedAccuracy: number
  /** Of the questions that are put to other collections: those that are answered all the same. */
  readonly answeredElsewhere: number
  /** How many sentences have been said before in the same reply. */
  readonly repeated: number
  readonly quotes: number
  readonly exactQuotes: number
}

export function figuresOf({ judged, answeredElsewhere, quotes }: SetReplies): AnswerFigures {
  const answerable = judged.filter(({ question }) => question.isAnswerable)
  const impossible = judged.filter(({ question }) => !question.isAnswerable)
  const words = mean(answerable.map((one) => one.words))
  const answered = shareOf(answerable, ({ isAnswered }) => isAnswered)
  const answeredWrongly = shareOf(impossible, ({ isAnswered }) => isAnswered)
  const known = answerable.filter(({ background }) => background.isFound !== undefined)
  return {
    questions: answerable.length,
    held: heldOf(answerable),
    heldByKind: heldByKind(answerable),
    words,
    naive: 100 * scoreAtLength(naivePoints(answerable), words),
    found: shareOf(known, ({ background }) => background.isFound === true),
    silent: shareOf(answerable, ({ isCited }) => !isCited),
    answered,
    answeredWrongly,
    balancedAccuracy: (answered + 100 - answeredWrongly) / 2,
    answeredElsewhere: shareOf(answeredElsewhere, Boolean),
    repeated: judged.reduce((total, one) => total + one.repeated, 0),
    quotes: quotes.checked,
    exactQuotes: quotes.checked - quotes.wrong,
  }
}

function heldOf(judged: readonly Judged[]): number {
  return 100 * mean(judged.map(({ score }) => score))
}

function heldByKind(judged: readonly Judged[]): AnswerFigures['heldByKind'] {
  const kinds = Map.groupBy(judged, ({ question }) => question.kind ?? '')
  kinds.delete('')
  const counted = [...kinds].map(
    ([kind, of]) => [kind, { questions: of.length, held: heldOf(of) }] as const,
  )
  return new Map(counted.toSorted(([a], [b]) => a.localeCompare(b)))
}

/** One point for each count of sentences. */
function naivePoints(judged: readonly Judged[]): Point[] {
  const counts = judged[0]?.background.naive ?? []
  return counts.map((_, index) => {
    const points = judged.flatMap(({ background }) => background.naive[index] ?? [])
    return {
      words: mean(points.map(({ words }) => words)),
      score: mean(points.map(({ score }) => score)),
    }
  })
}

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return 100 * mean(items.map((item) => Number(holds(item))))
}
