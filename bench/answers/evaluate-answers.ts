import { type Half, halfOf } from '../half-of.ts'
import { figuresOf } from './answer-figures.ts'
import type { Question } from './answer-set.ts'
import type { Evaluated } from './answer-table.ts'
import { modelsOf } from './answer-targets.ts'
import { evaluateSet, type SetReplies } from './evaluate-set.ts'
import { loadMeasures } from './measures.ts'
import type { Model } from './posted-set.ts'
import { answerSetNames, readAnswerSet } from './read-answer-set.ts'

export type Choice = {
  /** Names of sets; `xquad` is all of `xquad/…`. Without any, all. */
  readonly sets: readonly string[]
  /** Without any, those that there are targets for. */
  readonly models: readonly Model[]
  readonly half: Half
  /** So many questions of each set. */
  readonly limit?: number
}

/** Answers instead of passages: whether they hold what was asked for. */
export async function* evaluateAnswers(choice: Choice): AsyncIterable<SetReplies> {
  const measures = await loadMeasures()
  for (const name of namesOf(choice.sets)) {
    const set = readAnswerSet(name)
    const half = set.questions.filter(({ id }) => halfOf(id) === choice.half)
    const models = choice.models.length > 0 ? choice.models : modelsOf(name)
    yield* await evaluateSet(set, spread(half, choice.limit), models, measures)
  }
}

export function toEvaluated(replies: SetReplies): Evaluated {
  return { set: replies.set.name, model: replies.model, figures: figuresOf(replies) }
}

function namesOf(wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0) return answerSetNames
  return wanted.flatMap((name) => {
    const parts = answerSetNames.filter((part) => part.startsWith(`${name}/`))
    return parts.length > 0 ? parts : [name]
  })
}

/** So many of the questions, taken evenly from all of them. */
function spread(questions: readonly Question[], limit = questions.length): readonly Question[] {
  const step = Math.max(1, questions.length / limit)
  return questions.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}
