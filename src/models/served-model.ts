import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, RetryError } from 'ai'
import { ServiceError } from '../base/errors/service-error.ts'
import { Deadline } from '../base/turns/deadline.ts'
import { FairTurns } from '../base/turns/fair-turns.ts'
import { type LanguageModel, ModelFailure, type Prompt } from './language-model.ts'
import type { ModelConfig } from './model-config.ts'

/** The same prompt should give the same reply, as far as the model can do that. */
const temperature = 0
/** After a temporary failure (429, 5xx, no connection); a pause that the server asks for is obeyed. */
const retriesMax = 1
/**
 * From so many failures in a row on, each leaves the model alone for a while, so that one call waits for it in vain and
 * not all.
 */
const failuresMax = 3
const cooldownMs = 30_000
/** The rest of a longer reply is cut off. */
const charactersMax = 64_000
/** A longer answer of the server is not read to its end. */
const bytesMax = 4 * 1024 * 1024
const waiting = { waitingOfOneMax: 32, waitingMax: 256, waitMsMax: 20_000 }

/** A language model behind an HTTP API. */
export class ServedModel implements LanguageModel {
  readonly name: string
  readonly #model: ReturnType<ReturnType<typeof createOpenAICompatible>>
  readonly #turns: FairTurns
  #failures = 0
  /** On the clock of `performance.now()`. */
  #quietUntil = 0

  constructor({ url, name, apiKey, atOnceMax }: ModelConfig) {
    this.name = name
    this.#model = createOpenAICompatible({
      name: 'served',
      baseURL: url,
      fetch: fetchBounded,
      ...(apiKey !== undefined && { apiKey }),
    })(name)
    const atOnceOfOneMax = Math.max(1, atOnceMax - 1)
    this.#turns = new FairTurns({ what: 'model calls', atOnceMax, atOnceOfOneMax, ...waiting })
  }

  async write(prompt: Prompt, accountId: string, signal: AbortSignal): Promise<string> {
    if (performance.now() < this.#quietUntil)
      throw new ModelFailure('It failed several times in a row, and is left alone for a while.')
    using patience = new Deadline(prompt.timeoutMs)
    const either = AbortSignal.any([signal, patience.signal])
    try {
      using _turn = await this.#turns.take(accountId, either)
      const reply = await this.#generate(prompt, either)
      this.#failures = 0
      return reply
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ServiceError)
        throw new ModelFailure('It is busy with other questions.', { cause: error })
      const late = `It did not answer within ${prompt.timeoutMs / 1000} s.`
      const failure = patience.signal.aborted
        ? new ModelFailure(late, { cause: error })
        : failureOf(error)
      if (++this.#failures >= failuresMax) this.#quietUntil = performance.now() + cooldownMs
      throw failure
    }
  }

  async #generate(
    { instructions, input, tokensMax }: Prompt,
    signal: AbortSignal,
  ): Promise<string> {
    const { text } = await generateText({
      model: this.#model,
      instructions,
      // A text that was cut may end with half a character, which some servers refuse.
      prompt: input.toWellFormed(),
      maxOutputTokens: tokensMax,
      temperature,
      maxRetries: retriesMax,
      abortSignal: signal,
    })
    const reply = withoutThoughts(text.slice(0, charactersMax)).trim()
    if (reply === '') throw new ModelFailure('Its reply was empty.')
    return reply
  }
}

/** Fetches an answer whose body fails once it is longer than `bytesMax`. */
async function fetchBounded(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  let bytes = 0
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes <= bytesMax) controller.enqueue(chunk)
      else controller.error(new ModelFailure(`Its answer is longer than ${bytesMax} bytes.`))
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body?.pipeThrough(counting) ?? null, { status, statusText, headers })
}

/** The reply without what some models write before it, between `<think>` and `</think>`. */
function withoutThoughts(reply: string): string {
  const end = reply.lastIndexOf('</think>')
  if (end >= 0) return reply.slice(end + '</think>'.length)
  return reply.trimStart().startsWith('<think>') ? '' : reply
}

function failureOf(error: unknown): ModelFailure {
  const last = RetryError.isInstance(error) ? error.lastError : error
  const own = causesOf(last).find((cause) => cause instanceof ModelFailure)
  if (own) return own
  if (!APICallError.isInstance(last))
    return new ModelFailure('Its answer cannot be read.', { cause: error })
  const { statusCode } = last
  const why =
    statusCode === undefined
      ? 'It cannot be reached.'
      : statusCode < 300
        ? 'Its answer cannot be read.'
        : `It answered with status ${statusCode}${reasons[statusCode] ?? ''}.`
  return new ModelFailure(why, { cause: error })
}

/** An error and what caused it, outermost first. */
function causesOf(error: unknown): readonly unknown[] {
  return error instanceof Error && error.cause !== undefined
    ? [error, ...causesOf(error.cause)]
    : [error]
}

const reasons: Readonly<Record<number, string>> = {
  401: ': is MODEL_API_KEY right?',
  403: ': may the key use this model?',
  404: ': are MODEL_URL and MODEL_NAME right?',
  429: ': too many requests',
}
