import { type FinishReason, generateText, streamText } from 'ai'
import type { LanguageModel, Prompt } from './language-model.ts'
import { ModelCalls, refusals } from './model-calls.ts'
import type { ModelConfig } from './model-config.ts'
import { ModelFailure } from './model-failure.ts'
import { servedProvider } from './served-provider.ts'

/** The same prompt should give the same reply, as far as the model can do that. */
const temperature = 0
/** After a temporary failure (429, 5xx, no connection); a pause that the server asks for is obeyed. */
const retriesMax = 1
/** A longer reply breaks off here. */
const charactersMax = 64_000
/** How often a reply is told while it is written, in ms: a sentence takes a model longer, and whoever is told reads all. */
const tellEveryMs = 100
/** A longer answer of the server is not read to its end. */
const bytesMax = 4 * 1024 * 1024

/** A language model behind an HTTP API. */
export class ServedLanguageModel implements LanguageModel {
  readonly name: string
  readonly #model: ReturnType<ReturnType<typeof servedProvider>>
  readonly #calls: ModelCalls

  constructor({ url, name, apiKey, atOnceMax }: ModelConfig) {
    this.name = name
    this.#model = servedProvider({ url, apiKey }, bytesMax)(name)
    this.#calls = new ModelCalls('MODEL', atOnceMax, refusals)
  }

  write(prompt: Prompt, accountId: string, signal: AbortSignal): Promise<string> {
    const call = { accountId, timeoutMs: prompt.timeoutMs, signal }
    return this.#calls.make(call, async (signal) => {
      const { text, finishReason } = await generateText(this.#request(prompt, signal))
      demandWhole(finishReason, prompt)
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
    let [written, tellAt] = ['', 0]
    // The error is a part of the stream; without this the library writes it to the console as well.
    const onError = () => {}
    try {
      for await (const part of streamText({ ...this.#request(prompt, signal), onError }).stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'finish') demandWhole(part.finishReason, prompt)
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

  #request({ instructions, input, tokensMax }: Prompt, abortSignal: AbortSignal) {
    return {
      model: this.#model,
      instructions,
      // A text that was cut may end with half a character, which some servers refuse.
      prompt: input.toWellFormed(),
      maxOutputTokens: tokensMax,
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

/** A reply that its server ends early is not whole, however well it reads. */
function demandWhole(reason: FinishReason, { tokensMax }: Prompt): void {
  if (reason === 'length')
    throw new ModelFailure(`Its reply is longer than ${tokensMax} tokens.`, ofInput)
  if (reason === 'content-filter')
    throw new ModelFailure('Its server held the rest of its reply back.', ofInput)
}

const ofInput = { mayBeOfInput: true }

/** The reply without what some models write before it, between `<think>` and `</think>`. */
function withoutThoughts(reply: string): string {
  const end = reply.lastIndexOf('</think>')
  if (end >= 0) return reply.slice(end + '</think>'.length)
  return reply.trimStart().startsWith('<think>') ? '' : reply
}
