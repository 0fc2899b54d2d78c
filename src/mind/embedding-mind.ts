import type { Thinking } from '../base/thinking.ts'
import type { Passage } from '../evidence/passage.ts'
import type { Answer, Mind, Plan, Theme, Utterance } from './mind.ts'
import type { Question, UnderstoodQuestion } from './question.ts'
import type { RunMindCall } from './threaded-mind.ts'

/** Tells how near each text is to a question in meaning, from −1 to 1; `undefined` if that cannot be told now. */
export type NearnessOf = (
  texts: readonly string[],
  question: string,
  signal: AbortSignal,
) => Promise<readonly number[] | undefined>

/** Lines given to the model for one answer; those of five passages are 20 to 60. */
const linesMax = 64

/**
 * The built-in mind, which judges by words, where passages are found by their meaning too. Where it finds nothing by
 * the words of a question, it quotes what is nearest in meaning, and never says that this answers the question.
 */
export class EmbeddingMind implements Mind {
  readonly readsBesideIndex = false
  readonly #nearnessOf: NearnessOf
  readonly #builtIn: Mind
  readonly #run: RunMindCall

  /** `run` reads evidence in a worker thread. */
  constructor(nearnessOf: NearnessOf, builtIn: Mind, run: RunMindCall) {
    this.#nearnessOf = nearnessOf
    this.#builtIn = builtIn
    this.#run = run
  }

  understand(conversation: readonly Utterance[], signal: AbortSignal): Promise<UnderstoodQuestion> {
    return this.#builtIn.understand(conversation, signal)
  }

  plan(question: Question, passages: readonly Passage[], signal: AbortSignal): Promise<Plan> {
    return this.#builtIn.plan(question, passages, signal)
  }

  async *compose(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): AsyncIterable<Answer> {
    const isOpen = question.kind === 'question' && !question.isUnanswered && passages.length > 0
    for await (const answer of this.#builtIn.compose(question, passages, thinking, signal)) {
      const isNothing = answer.grounding === 'nothing' && isOpen
      const nearest = isNothing && (await this.#nearest(question, passages, thinking, signal))
      yield nearest || answer
    }
  }

  aggregate(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    return this.#builtIn.aggregate(question, passages, thinking, signal)
  }

  tellFact(
    question: Question,
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    return this.#builtIn.tellFact(question, passages, signal)
  }

  tellStatements(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    return this.#builtIn.tellStatements(question, passages, thinking, signal)
  }

  versionsMeant(
    question: Question,
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    return this.#builtIn.versionsMeant(question, passages, signal)
  }

  tellChanges(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    return this.#builtIn.tellChanges(question, passages, thinking, signal)
  }

  tellChronology(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    return this.#builtIn.tellChronology(question, passages, thinking, signal)
  }

  tellThemes(question: Question, themes: readonly Theme[], signal: AbortSignal): Promise<Answer> {
    return this.#builtIn.tellThemes(question, themes, signal)
  }

  /** The answer by meaning alone, if it can be told now. */
  async #nearest(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    const lines = (await this.#run('linesOfEvidence', { passages }, signal)).slice(0, linesMax)
    const texts = lines.map(({ text }) => text)
    const nearness = await this.#nearnessOf(texts, question.text, signal)
    if (!nearness) return undefined
    const nearest = lines
      .map(({ unit }, at) => ({ unit, nearness: nearness[at] ?? 0 }))
      .filter((line) => line.nearness > 0)
      .sort((a, b) => b.nearness - a.nearness || a.unit - b.unit)
      .map(({ unit }) => unit)
    return this.#run('quoteNearest', { question, passages, nearest, thinking }, signal)
  }
}
