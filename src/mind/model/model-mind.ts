import type { Thinking } from '../../base/thinking.ts'
import type { Passage } from '../../evidence/passage.ts'
import type { LanguageModel, Prompt } from '../../models/language-model.ts'
import { ModelFailure } from '../../models/model-failure.ts'
import { searchesOf } from '../../models/short-lines.ts'
import type { Answer, Mind, Plan, Theme, Utterance, Writer } from '../mind.ts'
import type { Question, UnderstoodQuestion } from '../question.ts'
import type { RunMindCall } from '../threaded-mind.ts'
import type { ReadReply } from './answer-of-reply.ts'
import { standalonePrompt } from './prompts.ts'
import { rewritingIn } from './rewriting.ts'
import { settings } from './settings.ts'
import { settledPart } from './settled-part.ts'

/**
 * The mind that lets a language model write. The model sees numbered lines of evidence; what it writes is verified
 * against the lines it cites, which become exact quotations. Each step falls back to the built-in mind where the model
 * fails, finds no answer, or writes nothing that its lines support.
 */
export class ModelMind implements Mind {
  readonly readsBesideIndex = false
  readonly modelName: string
  readonly #model: LanguageModel
  readonly #accountId: string
  readonly #builtIn: Mind
  readonly #run: RunMindCall

  /** `run` reads evidence and replies in a worker thread. */
  constructor(model: LanguageModel, accountId: string, builtIn: Mind, run: RunMindCall) {
    this.#model = model
    this.modelName = model.name
    this.#accountId = accountId
    this.#builtIn = builtIn
    this.#run = run
  }

  /**
   * A follow-up question is rewritten so that it can be searched for without its conversation. Of a message that wishes
   * the last answer in another way, that is the question which it answered.
   */
  async understand(
    conversation: readonly Utterance[],
    signal: AbortSignal,
  ): Promise<UnderstoodQuestion> {
    const question = await this.#builtIn.understand(conversation, signal)
    const { retelling } = question
    const asked = retelling ? conversation.slice(0, retelling.messageCount) : conversation
    if (asked.length < 2 || question.kind !== 'question') return question
    const reply = await this.#aside(standalonePrompt(asked), signal)
    const text = rewritingIn(reply, question, asked)
    if (text === undefined) return question
    const alone = await this.#builtIn.understand([{ role: 'user', content: text }], signal)
    if (alone.kind !== 'question') return question
    const { context, said } = question
    return {
      ...alone,
      written: question,
      context,
      ...(said !== undefined && { said }),
      ...(retelling && { retelling }),
    }
  }

  async plan(question: Question, passages: readonly Passage[], signal: AbortSignal): Promise<Plan> {
    const plan = await this.#builtIn.plan(question, passages, signal)
    if (question.kind !== 'question' || passages.length === 0) return plan
    const prompt = await this.#run('searchesPrompt', { question, passages }, signal)
    const reply = await this.#aside(prompt, signal)
    return { ...plan, parts: [...new Set([...plan.parts, ...searchesOf(reply)])] }
  }

  async *compose(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): AsyncIterable<Answer> {
    const isAsked = question.kind === 'question' || question.kind === 'overview'
    const isForQuotes = question.isOfLibrary || question.retelling?.how === 'sources'
    if (isForQuotes) return yield* this.#beside(question, passages, thinking, signal)
    if (!isAsked || passages.length === 0)
      return yield* this.#builtIn.compose(question, passages, thinking, signal)
    const read = (reply: string) =>
      this.#run('answerOfReply', { question, passages, reply }, signal)
    let instead: Instead | undefined
    let charactersMax: number = settings.evidenceCharactersMax
    for (let prompts = 0; prompts < settings.promptsMax; prompts++) {
      const asked = { question, passages, thinking, charactersMax }
      const prompt = await this.#run('answerPrompt', asked, signal)
      instead = yield* this.#write(prompt, read, signal)
      if (instead === undefined) return
      if (instead.isTooLong !== true) break
      charactersMax = Math.min(charactersMax, prompt.input.length) / 2
    }
    const { why = '', refused = 0 } = instead ?? {}
    const put = why === reasons.noAnswer ? { ...question, isUnanswered: true } : question
    const writer = { name: 'built-in', refused, fallback: why }
    for await (const answer of this.#builtIn.compose(put, passages, thinking, signal))
      yield { ...answer, writer }
  }

  async aggregate(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    const answer = await this.#builtIn.aggregate(question, passages, thinking, signal)
    return answer && { ...answer, writer: { name: 'built-in', refused: 0 } }
  }

  async tellFact(
    question: Question,
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    const answer = await this.#builtIn.tellFact(question, passages, signal)
    return answer && { ...answer, writer: { name: 'built-in', refused: 0 } }
  }

  async tellStatements(): Promise<undefined> {
    return undefined
  }

  versionsMeant(
    question: Question,
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    return this.#builtIn.versionsMeant(question, passages, signal)
  }

  async tellChanges(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    const answer = await this.#builtIn.tellChanges(question, passages, thinking, signal)
    return answer && { ...answer, writer: { name: 'built-in', refused: 0 } }
  }

  async tellChronology(): Promise<undefined> {
    return undefined
  }

  async tellThemes(
    question: Question,
    themes: readonly Theme[],
    signal: AbortSignal,
  ): Promise<Answer> {
    const answer = await this.#builtIn.tellThemes(question, themes, signal)
    return { ...answer, writer: { name: 'built-in', refused: 0 } }
  }

  /**
   * The answer of the built-in mind where a model has nothing to write: it would count in its head, and where something
   * is said is told by the quotes themselves.
   */
  async *#beside(...asked: Parameters<Mind['compose']>): AsyncIterable<Answer> {
    const writer = { name: 'built-in', refused: 0 }
    for await (const answer of this.#builtIn.compose(...asked)) yield { ...answer, writer }
  }

  /**
   * Yields the answer in the words of the model while it is written, or returns why there is none. An answer that has
   * begun is not taken back: if the model fails then, it ends there.
   */
  async *#write(
    prompt: Prompt,
    read: (reply: string) => Promise<ReadReply>,
    signal: AbortSignal,
  ): AsyncGenerator<Answer, Instead | undefined> {
    let told: (Answer & { readonly writer: Writer }) | undefined
    let [reply, settled] = ['', '']
    try {
      for await (reply of this.#model.stream(prompt, this.#accountId, signal)) {
        const part = settledPart(reply)
        if (part.length <= settled.length) continue
        settled = part
        const begun = await read(part)
        if (begun.kind !== 'answer') continue
        told = this.#signed(begun)
        yield told
      }
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      const why = `${reasons.failed} ${error.message}`
      if (!told) return { why, refused: 0, isTooLong: error.isTooLong }
      yield { ...told, writer: { ...told.writer, fallback: why } }
      return undefined
    }
    const whole = await read(reply)
    if (!told && whole.kind === 'no-answer') return { why: reasons.noAnswer, refused: 0 }
    if (!told && whole.kind === 'unsupported')
      return { why: reasons.unsupported, refused: whole.refused }
    // What a model thinks aloud may end with a mark that takes back all before it.
    if (whole.kind === 'answer' && whole.answer.text.startsWith(told?.text ?? ''))
      yield this.#signed(whole)
    return undefined
  }

  #signed({ answer, refused }: Extract<ReadReply, { kind: 'answer' }>) {
    return { ...answer, writer: { name: this.modelName, refused } }
  }

  /** A short reply that an answer can do without. */
  async #aside(prompt: Prompt, signal: AbortSignal): Promise<string> {
    try {
      return await this.#model.write(prompt, this.#accountId, signal)
    } catch (error) {
      if (error instanceof ModelFailure) return ''
      throw error
    }
  }
}

/** Why the built-in mind answers instead, and how many sentences of the model were left out. */
type Instead = {
  readonly why: string
  readonly refused: number
  /** Whether the model was given more than it reads. */
  readonly isTooLong?: boolean
}

/** Why the built-in mind answered, or why an answer ends early. */
const reasons = {
  failed: 'The language model failed:',
  noAnswer: 'The language model found no answer in what was read.',
  unsupported: 'The lines that the language model cites do not support what it wrote.',
}
