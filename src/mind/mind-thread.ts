import type { Passage } from '../evidence/passage.ts'
import { builtInMind } from './built-in/built-in-mind.ts'
import type { Answer, Plan, Question, Thinking } from './mind.ts'

/** The calls of the built-in mind that run in a worker thread, so that long evidence does not block the main thread. */
export const mindCalls = {
  plan: (asked: { readonly question: Question; readonly passages: readonly Passage[] }): Plan =>
    builtInMind.plan(asked.question, asked.passages),
  compose: (asked: {
    readonly question: Question
    readonly passages: readonly Passage[]
    readonly thinking: Thinking
  }): Answer => builtInMind.compose(asked.question, asked.passages, asked.thinking),
}
