import type { Passage } from '../evidence/passage.ts'
import { understand } from './built-in/question/understand.ts'
import type { Answer, Mind, Plan, Question, Thinking, Utterance } from './mind.ts'
import type { mindCalls } from './mind-thread.ts'

type Calls = typeof mindCalls
/** Runs one of the calls wherever it belongs. */
export type RunMindCall = <Name extends keyof Calls>(
  name: Name,
  asked: Parameters<Calls[Name]>[0],
  signal: AbortSignal,
) => Promise<ReturnType<Calls[Name]>>

/** The built-in mind: a question is read at once, as it is short; evidence is read in another thread. */
export class ThreadedMind implements Mind {
  readonly readsBesideIndex = true
  readonly #run: RunMindCall

  constructor(run: RunMindCall) {
    this.#run = run
  }

  async understand(conversation: readonly Utterance[]): Promise<Question> {
    return understand(conversation)
  }

  plan(question: Question, passages: readonly Passage[], signal: AbortSignal): Promise<Plan> {
    return this.#run('plan', { question, passages }, signal)
  }

  compose(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer> {
    return this.#run('compose', { question, passages, thinking }, signal)
  }
}
