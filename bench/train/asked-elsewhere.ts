import type { AnswerSet } from '../answers/answer-set.ts'

/** Each question put to the collections of other questions, none of which answers it. */
export function askedElsewhere(set: AnswerSet): AnswerSet {
  const questions = set.questions.flatMap((question) =>
    set.collections
      .filter(({ name }) => name !== question.collection)
      .map(({ name }) => ({ ...question, collection: name, isAnswerable: false })),
  )
  return { ...set, questions }
}
