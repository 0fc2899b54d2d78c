import type { Passage } from '../../evidence/passage.ts'
import type { LanguageModel, Prompt } from '../../models/language-model.ts'
import { ModelFailure } from '../../models/model-failure.ts'
import type { Answer, Mind, Plan, Question, Thinking, Utterance } from '../mind.ts'
import type { RunMindCall } from '../threaded-mind.ts'
import { linesOf, searchesOf } from './lines-of.ts'
import { standalonePrompt } from './prompts.ts'

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

  /** A follow-up question is rewritten so that it can be searched for without its conversation. */
  async understand(conversation: readonly Utterance[], signal: AbortSignal): Promise<Question> {
    const question = await this.#builtIn.understand(conversation, signal)
    if (conversation.length < 2 || question.kind !== 'question') return question
    const rewritten = await this.#aside(standalonePrompt(conversation), signal)
    const [text] = linesOf(rewritten)
    if (text === undefined) return question
    const alone = await this.#builtIn.understand([{ role: 'user', content: text }], signal)
    if (alone.kind !== 'question') return question
    const { context, said } = question
    return { ...alone, context, ...(said !== undefined && { said }) }
  }

  async plan(question: Question, passages: readonly Passage[], signal: AbortSignal): Promise<Plan> {
    const plan = await this.#builtIn.plan(question, passages, signal)
    if (question.kind !== 'question' || passages.length === 0) return plan
    const prompt = await this.#run('searchesPrompt', { question, passages }, signal)
    const reply = await this.#aside(prompt, signal)
    return { ...plan, parts: [...new Set([...plan.parts, ...searchesOf(reply)])] }
  }

  async compose(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer> {
    const isAsked = question.kind === 'question' || question.kind === 'overview'
    if (!isAsked || passages.length === 0)
      return this.#builtIn.compose(question, passages, thinking, signal)
    const written = await this.#write(question, passages, thinking, signal)
    if (typeof written !== 'string') return written
    const { noAnswer } = reasons
    const put = written === noAnswer ? { ...question, isUnanswered: true } : question
    const answer = await this.#builtIn.compose(put, passages, thinking, signal)
    return { ...answer, writer: { name: 'built-in', refused: 0, fallback: written } }
  }

  /** The answer in the words of the model, or why there is none. */
  async #write(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | string> {
    const prompt = await this.#run('answerPrompt', { question, passages, thinking }, signal)
    let reply: string
    try {
      reply = await this.#model.write(prompt, this.#accountId, signal)
    } catch (error) {
      if (error instanceof ModelFailure) return `${reasons.failed} ${error.message}`
      throw error
    }
    const read = await this.#run('answerOfReply', { question, passages, reply }, signal)
    if (read.kind === 'no-answer') return reasons.noAnswer
    if (read.kind === 'unsupported') return reasons.unsupported
    return { ...read.answer, writer: { name: this.modelName, refused: read.refused } }
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

/** Why the built-in mind answered. */
const reasons = {
  failed: 'The language model failed:',
  noAnswer: 'The language model found no answer in what was read.',
  unsupported: 'The lines that the language model cites do not support what it wrote.',
}
