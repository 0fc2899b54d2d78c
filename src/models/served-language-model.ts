import { type FinishReason, generateText, streamText } from 'ai'
import { adaptingFetch } from './adapting-fetch.ts'
import { fetchBounded } from './fetch-bounded.ts'
import type { LanguageModel, Prompt } from './language-model.ts'
import { ModelCalls, refusals } from './model-calls.ts'
import type { ModelConfig } from './model-config.ts'
import { ModelFailure } from './model-failure.ts'
import type { ModelWatch } from './model-watch.ts'
import { servedProvider } from './served-provider.ts'

/** With it the same prompt gives the same reply, as far as the model can do that. */
const temperature = 0
/** After a temporary failure (429, 5xx, no connection); a pause that the server asks for is obeyed. */
const retriesMax = 1
/**
 * More room for a model that was cut off while it thought: those think in some hundreds to some thousand tokens. Not
 * measured.
 */
const thoughtTokensMax = 4_000
/** A longer reply breaks off here. */
const charactersMax = 64_000
/**
 * How often a reply is told while it is written, in ms: a sentence takes a model longer, and whoever is told reads all.
 */
const tellEveryMs = 100
/** A longer answer of the server is not read to its end. */
const bytesMax = 4 * 1024 * 1024

/** A language model behind an HTTP API. */
export class ServedLanguageModel implements LanguageModel {
  readonly name: string
  readonly #model: ReturnType<ReturnType<typeof servedProvider>>
  readonly #calls: ModelCalls
  /** What a reply may have besides its own tokens. Not given at first: it takes room from the evidence. */
  #thoughtTokens = 0

  constructor({ url, name, apiKey, atOnceMax }: ModelConfig, watch: ModelWatch | undefined) {
    this.name = name
    const fetching = adaptingFetch(fetchBounded(bytesMax))
    this.#model = servedProvider({ url, apiKey }, fetching)(name)
    this.#calls = new ModelCalls('MODEL', atOnceMax, refusals, watch)
  }

  write(prompt: Prompt, accountId: string, signal: AbortSignal): Promise<string> {
    const call = { accountId, timeoutMs: prompt.timeoutMs, signal }
    return this.#calls.make(call, async (signal) => {
      const { text, reasoningText, finishReason } = await generateText(
        this.#request(prompt, signal),
      )
      this.#demandWhole(finishReason, prompt, isThoughtIn(text) || Boolean(reasoningText))
      demandBounded(text)
      return demandText(replyIn(text))
    })
  }

  stream(prompt: Prompt, accountId: string, signal: AbortSignal): AsyncIterable<string> {
    const call = { accountId, timeoutMs: prompt.timeoutMs, signal }
    return this.#calls.follow(call, (signal) => this.#replies(prompt, signal))
  }

  /** The reply as far as it is written, from time to time and at its end, also where it breaks off. */
  async *#replies(prompt: Prompt, signal: AbortSignal): AsyncIterable<string> {
    let [written, tellAt, hasThought] = ['', 0, false]
    // The error is a part of the stream; without this the library writes it to the console as well.
    const onError = () => {}
    try {
      for await (const part of streamText({ ...this.#request(prompt, signal), onError }).stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'reasoning-delta') hasThought = true
        if (part.type === 'finish')
          this.#demandWhole(part.finishReason, prompt, hasThought || isThoughtIn(written))
        if (part.type !== 'text-delta') continue
        written += part.text
        demandBounded(written)
        if (performance.now() < tellAt) continue
        tellAt = performance.now() + tellEveryMs
        yield replyIn(written)
      }
      signal.throwIfAborted()
    } catch (error) {
      yield replyIn(written)
      throw error
    }
    yield demandText(replyIn(written))
  }

  /** A reply that its server ends early is not whole, however well it reads. */
  #demandWhole(reason: FinishReason, { tokensMax }: Prompt, hasThought: boolean): void {
    if (reason === 'length') {
      const allowed = tokensMax + this.#thoughtTokens
      if (hasThought) this.#thoughtTokens = thoughtTokensMax
      throw new ModelFailure(`Its reply is longer than ${allowed} tokens.`, ofInput)
    }
    if (reason === 'content-filter')
      throw new ModelFailure('Its server held the rest of its reply back.', ofInput)
  }

  #request({ instructions, input, tokensMax }: Prompt, abortSignal: AbortSignal) {
    return {
      model: this.#model,
      instructions,
      // A text that was cut may end with half a character, which some servers refuse.
      prompt: input.toWellFormed(),
      maxOutputTokens: tokensMax + this.#thoughtTokens,
      temperature,
      maxRetries: retriesMax,
      abortSignal,
    }
  }
}

function replyIn(text: string): string {
  return withoutThoughts(text.slice(0, charactersMax)).trim()
}

function demandText(reply: string): string {
  if (reply === '') throw new ModelFailure('Its reply was empty.', ofInput)
  return reply
}

function demandBounded(written: string): void {
  if (written.length > charactersMax)
    throw new ModelFailure(`Its reply is longer than ${charactersMax} characters.`, ofInput)
}

const ofInput = { mayBeOfInput: true }

/**
 * The reply without the thoughts that some models write before it, between tags. They may leave out the first tag, as
 * some prompts of models end with it.
 */
function withoutThoughts(reply: string): string {
  const last = [...reply.matchAll(thoughtsEnd)].at(-1)
  if (last) return reply.slice(last.index + last[0].length)
  return thoughtsBegin.test(reply) ? '' : reply
}

function isThoughtIn(reply: string): boolean {
  return withoutThoughts(reply) !== reply || reply.trim() === ''
}

const thoughtsBegin = /^\s{0,8}[<[◁](?:think|thinking|thought|thoughts|reasoning)[>\]▷]/i
const thoughtsEnd = /[<[◁]\/(?:think|thinking|thought|thoughts|reasoning)[>\]▷]/gi
