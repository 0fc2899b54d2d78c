import type { Passage } from '../evidence/passage.ts'
import { builtInMind } from './built-in/built-in-mind.ts'
import type { Answer, Plan, Question, Thinking } from './mind.ts'

/** What the built-in mind is asked in a thread of its own, so that a long evidence stops nobody else. */
export const mindCalls = {
  plan: (asked: { readonly question: Question; readonly passages: readonly Passage[] }): Plan =>
    builtInMind.plan(asked.question, asked.passages),
  compose: (asked: {
    readonly question: Question
    readonly passages: readonly Passage[]
    readonly thinking: Thinking
  }): Answer => builtInMind.compose(asked.question, asked.passages, asked.thinking),
}
