import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, streamText } from 'ai'
import { fetchBounded } from './fetch-bounded.ts'
import type { LanguageModel, Prompt } from './language-model.ts'
import { ModelCalls, refusals } from './model-calls.ts'
import type { ModelConfig } from './model-config.ts'
import { ModelFailure } from './model-failure.ts'

/** The same prompt should give the same reply, as far as the model can do that. */
const temperature = 0
/** After a temporary failure (429, 5xx, no connection); a pause that the server asks for is obeyed. */
const retriesMax = 1
/** The rest of a longer reply is cut off. */
const charactersMax = 64_000
/** A longer answer of the server is not read to its end. */
const bytesMax = 4 * 1024 * 1024

/** A language model behind an HTTP API. */
export class ServedLanguageModel implements LanguageModel {
  readonly name: string
  readonly #model: ReturnType<ReturnType<typeof createOpenAICompatible>>
  readonly #calls: ModelCalls

  constructor({ url, name, apiKey, atOnceMax }: ModelConfig) {
    this.name = name
    this.#model = createOpenAICompatible({
      name: 'served',
      baseURL: url,
      fetch: fetchBounded(bytesMax),
      ...(apiKey !== undefined && { apiKey }),
    })(name)
    this.#calls = new ModelCalls('MODEL', atOnceMax, refusals)
  }

  write(prompt: Prompt, accountId: string, signal: AbortSignal): Promise<string> {
    const call = { accountId, timeoutMs: prompt.timeoutMs, signal }
    return this.#calls.make(call, async (signal) => {
      const { text } = await generateText(this.#request(prompt, signal))
      return demandText(replyIn(text))
    })
  }

  stream(prompt: Prompt, accountId: string, signal: AbortSignal): AsyncIterable<string> {
    const call = { accountId, timeoutMs: prompt.timeoutMs, signal }
    return this.#calls.follow(call, (signal) => this.#replies(prompt, signal))
  }

  /** The reply as far as it is written. */
  async *#replies(prompt: Prompt, signal: AbortSignal): AsyncIterable<string> {
    let written = ''
    // The error is a part of the stream; without this the library writes it to the console as well.
    const onError = () => {}
    for await (const part of streamText({ ...this.#request(prompt, signal), onError }).stream) {
      if (part.type === 'error') throw part.error
      if (part.type !== 'text-delta' || written.length > charactersMax) continue
      written += part.text
      yield replyIn(written)
    }
    signal.throwIfAborted()
    demandText(replyIn(written))
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
  if (reply === '') throw new ModelFailure('Its reply was empty.', { mayBeOfInput: true })
  return reply
}

/** The reply without what some models write before it, between `<think>` and `</think>`. */
function withoutThoughts(reply: string): string {
  const end = reply.lastIndexOf('</think>')
  if (end >= 0) return reply.slice(end + '</think>'.length)
  return reply.trimStart().startsWith('<think>') ? '' : reply
}
