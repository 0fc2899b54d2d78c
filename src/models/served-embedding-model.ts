import { createHash } from 'node:crypto'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { embedMany } from 'ai'
import type { Embedding, EmbeddingModel } from './embedding-model.ts'
import { fetchBounded } from './fetch-bounded.ts'
import { ModelCalls } from './model-calls.ts'
import type { EmbeddingConfig } from './model-config.ts'
import { ModelFailure } from './model-failure.ts'

/**
 * Passages may wait for a slow machine, and are tried again after a temporary failure (429, 5xx, no connection), with the
 * pause that the server asks for. An answer does without the model rather than wait.
 */
const patience = {
  passage: { timeoutMs: 120_000, maxRetries: 1 },
  line: { timeoutMs: 5_000, maxRetries: 0 },
  question: { timeoutMs: 3_000, maxRetries: 0 },
} as const
/** A longer answer of the server is not read to its end: 16 vectors of 4,096 numbers are below 2 MiB. */
const bytesMax = 8 * 1024 * 1024
/** Longer vectors would take more memory than the passages. */
const dimensionsMax = 8_192

/** An embedding model behind an HTTP API. */
export class ServedEmbeddingModel implements EmbeddingModel {
  readonly name: string
  readonly space: string
  readonly #prefixes: EmbeddingConfig['prefixes']
  readonly #model: ReturnType<ReturnType<typeof createOpenAICompatible>['embeddingModel']>
  readonly #calls: ModelCalls

  constructor({ url, name, apiKey, atOnceMax, prefixes }: EmbeddingConfig) {
    this.name = name
    this.space = hashOf([name, prefixes.passage])
    this.#prefixes = prefixes
    this.#model = createOpenAICompatible({
      name: 'served',
      baseURL: url,
      fetch: fetchBounded(bytesMax),
      ...(apiKey !== undefined && { apiKey }),
    }).embeddingModel(name)
    this.#calls = new ModelCalls('EMBEDDING', atOnceMax)
  }

  async embed(
    texts: readonly string[],
    { as, accountId, signal }: Embedding,
  ): Promise<readonly Float32Array[]> {
    const { timeoutMs, maxRetries } = patience[as]
    const prefix = as === 'question' ? this.#prefixes.question : this.#prefixes.passage
    const call = { accountId, signal, timeoutMs, mayRefuse: true }
    const { embeddings } = await this.#calls.make(call, (abortSignal) =>
      embedMany({
        model: this.#model,
        // A text that was cut may end with half a character, which some servers refuse.
        values: texts.map((text) => (prefix + text).toWellFormed()),
        maxRetries,
        abortSignal,
      }),
    )
    const vectors = embeddings.map((numbers) => Float32Array.from(numbers))
    if (vectors.length !== texts.length || !vectors.every((vector) => isVector(vector, vectors[0])))
      throw new ModelFailure('Its answer cannot be read.')
    return vectors
  }
}

function isVector(vector: Float32Array, first: Float32Array | undefined): boolean {
  const { length } = vector
  const isUsable = vector.every(Number.isFinite) && vector.some((number) => number !== 0)
  return isUsable && length <= dimensionsMax && length === first?.length
}

/** 16 hexadecimal digits. */
function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
