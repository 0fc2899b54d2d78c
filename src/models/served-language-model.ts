import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText } from 'ai'
import { fetchBounded } from './fetch-bounded.ts'
import type { LanguageModel, Prompt } from './language-model.ts'
import { ModelCalls } from './model-calls.ts'
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
    this.#calls = new ModelCalls('MODEL', atOnceMax)
  }

  write(prompt: Prompt, accountId: string, signal: AbortSignal): Promise<string> {
    const call = { accountId, timeoutMs: prompt.timeoutMs, signal }
    return this.#calls.make(call, (signal) => this.#generate(prompt, signal))
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

/** The reply without what some models write before it, between `<think>` and `</think>`. */
function withoutThoughts(reply: string): string {
  const end = reply.lastIndexOf('</think>')
  if (end >= 0) return reply.slice(end + '</think>'.length)
  return reply.trimStart().startsWith('<think>') ? '' : reply
}
