import { createHash } from 'node:crypto'
import { embedMany } from 'ai'
import { z } from 'zod'
import type { Embedded, Embedding, EmbeddingModel } from './embedding-model.ts'
import { fetchBounded } from './fetch-bounded.ts'
import { ModelCalls, refusals } from './model-calls.ts'
import type { EmbeddingConfig } from './model-config.ts'
import { ModelFailure } from './model-failure.ts'
import type { ModelWatch } from './model-watch.ts'
import { servedProvider } from './served-provider.ts'

/**
 * Passages may wait for a slow machine, and are tried again after a temporary failure (429, 5xx, no connection), with
 * the pause that the server asks for. An answer does without the model rather than wait.
 */
const patience = {
  passage: { timeoutMs: 120_000, maxRetries: 1 },
  line: { timeoutMs: 5_000, maxRetries: 0 },
  question: { timeoutMs: 3_000, maxRetries: 0 },
} as const
/** Texts in one request: its answer is read on the main thread, in milliseconds. */
const textsAtOnce = 16
/** Longer vectors would take more memory than the passages. */
const dimensionsMax = 8_192
/** A longer answer of the server is not read to its end. A number takes up to 25 bytes. */
const bytesMax = textsAtOnce * dimensionsMax * 25
/**
 * Some servers answer 500 to a text that is too long, and 200 with a body that cannot be read where a vector has
 * numbers that JSON has no words for.
 */
const refusing = [...refusals, 200, 500]
/** A word that every model takes, to learn what its vectors are. */
const probe = 'passage'

const Answer = z.object({ data: z.array(z.object({ index: z.int().nonnegative() })) })

/** An embedding model behind an HTTP API. */
export class ServedEmbeddingModel implements EmbeddingModel {
  readonly name: string
  readonly #prefixes: EmbeddingConfig['prefixes']
  readonly #model: ReturnType<ReturnType<typeof servedProvider>['embeddingModel']>
  /** Passages have turns of their own, so that no question waits for them. */
  readonly #calls: { readonly passages: ModelCalls; readonly questions: ModelCalls }
  #space: string | undefined

  constructor(
    { url, name, apiKey, atOnceMax, prefixes }: EmbeddingConfig,
    watch: ModelWatch | undefined,
  ) {
    this.name = name
    this.#prefixes = prefixes
    this.#model = servedProvider({ url, apiKey }, fetchBounded(bytesMax)).embeddingModel(name)
    const half = Math.max(1, Math.floor(atOnceMax / 2))
    this.#calls = {
      passages: new ModelCalls('EMBEDDING', half, refusing, watch),
      questions: new ModelCalls('EMBEDDING', Math.max(1, atOnceMax - half), refusing, watch),
    }
  }

  async space(signal: AbortSignal): Promise<string> {
    if (this.#space !== undefined) return this.#space
    return (await this.embed([probe], { as: 'passage', accountId: '', signal })).space
  }

  async embed(texts: readonly string[], { as, accountId, signal }: Embedding): Promise<Embedded> {
    const { timeoutMs, maxRetries } = patience[as]
    const prefix = as === 'question' ? this.#prefixes.question : this.#prefixes.passage
    // A text that was cut may end with half a character, which some servers refuse.
    const given = texts.map((text) => (prefix + text).toWellFormed())
    const calls = as === 'passage' ? this.#calls.passages : this.#calls.questions
    const call = { accountId, signal, timeoutMs }
    const vectors = await calls.make(call, async (abortSignal) => {
      const found: (Float32Array | undefined)[] = []
      for (let first = 0; first < given.length; first += textsAtOnce)
        found.push(
          ...(await this.#ask(given.slice(first, first + textsAtOnce), {
            maxRetries,
            abortSignal,
          })),
        )
      return found
    })
    const lengths = new Set(vectors.flatMap((vector) => vector?.length ?? []))
    const [length] = lengths
    if (length === undefined || lengths.size > 1)
      throw new ModelFailure('Its answer has no usable vectors.', { mayBeOfInput: true })
    const known = JSON.stringify([this.name, this.#prefixes.passage, length])
    this.#space = createHash('sha256').update(known).digest('hex').slice(0, 16)
    return { space: this.#space, vectors }
  }

  async #ask(
    values: string[],
    asked: { readonly maxRetries: number; readonly abortSignal: AbortSignal },
  ): Promise<(Float32Array | undefined)[]> {
    const { embeddings, responses } = await embedMany({ model: this.#model, values, ...asked })
    const order = responses?.flatMap((one) => Answer.safeParse(one?.body).data?.data ?? [])
    const vectors: (Float32Array | undefined)[] = Array.from(values, () => undefined)
    embeddings.forEach((numbers, at) => {
      // A server may answer in another order than it was asked, and says so.
      vectors[order?.[at]?.index ?? at] = usable(Float32Array.from(numbers))
    })
    return vectors.slice(0, values.length)
  }
}

function usable(vector: Float32Array): Float32Array | undefined {
  const isUsable = vector.every(Number.isFinite) && vector.some((number) => number !== 0)
  return isUsable && vector.length <= dimensionsMax ? vector : undefined
}
