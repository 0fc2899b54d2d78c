import type { Thinking } from '../base/thinking.ts'
import type { Passage } from '../evidence/passage.ts'
import { understand } from './built-in/question/understand.ts'
import type { Answer, Mind, Plan, Theme, Utterance } from './mind.ts'
import type { mindCalls } from './mind-thread.ts'
import type { Question, UnderstoodQuestion } from './question.ts'

type Calls = typeof mindCalls
/** Runs one of the calls, in whichever thread it belongs. */
export type RunMindCall = <Name extends keyof Calls>(
  name: Name,
  asked: Parameters<Calls[Name]>[0],
  signal: AbortSignal,
) => Promise<ReturnType<Calls[Name]>>

/**
 * The built-in mind behind the `Mind` interface. Questions are short and read in the calling thread; passages are read
 * in a worker.
 */
export class ThreadedMind implements Mind {
  readonly readsBesideIndex = true
  readonly #run: RunMindCall

  constructor(run: RunMindCall) {
    this.#run = run
  }

  async understand(conversation: readonly Utterance[]): Promise<UnderstoodQuestion> {
    return understand(conversation)
  }

  plan(question: Question, passages: readonly Passage[], signal: AbortSignal): Promise<Plan> {
    return this.#run('plan', { question, passages }, signal)
  }

  async *compose(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): AsyncIterable<Answer> {
    yield await this.#run('compose', { question, passages, thinking }, signal)
  }

  aggregate(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    return this.#run('aggregate', { question, passages, thinking }, signal)
  }

  tellFact(
    question: Question,
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    return this.#run('tellFact', { question, passages }, signal)
  }

  tellStatements(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    return this.#run('tellStatements', { question, passages, thinking }, signal)
  }

  versionsMeant(
    question: Question,
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    return this.#run('versionsMeant', { question, passages }, signal)
  }

  tellChanges(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    return this.#run('tellChanges', { question, passages, thinking }, signal)
  }

  tellChronology(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    return this.#run('tellChronology', { question, passages, thinking }, signal)
  }

  tellThemes(question: Question, themes: readonly Theme[], signal: AbortSignal): Promise<Answer> {
    return this.#run('tellThemes', { question, themes }, signal)
  }
}
