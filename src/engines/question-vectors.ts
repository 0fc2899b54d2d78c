import { BudgetedCache } from '../base/cache/budgeted-cache.ts'
import type { QuestionVector } from '../index/index-reader.ts'
import type { NearnessOf } from '../mind/embedding-mind.ts'
import type { EmbeddingModel } from '../models/embedding-model.ts'
import { ModelFailure } from '../models/model-failure.ts'
import { cosine, storedVector } from '../vectors/stored-vector.ts'

/** Pondering searches for some questions again; a vector takes 3 to 16 KB. */
const cacheBytesMax = 2 * 1024 * 1024
/** Models read a few hundred words; the rest of a longer question is left out. */
const charactersMax = 4_000

/** The vectors of questions, where the operator has set up an embedding model. */
export class QuestionVectors {
  readonly #model: EmbeddingModel
  readonly #known = new BudgetedCache<Float32Array>(cacheBytesMax, ({ byteLength }) => byteLength)

  constructor(model: EmbeddingModel) {
    this.#model = model
  }

  /**
   * The vector of a question; `undefined` if the model fails or is late: then passages are found by their words alone.
   * Throws the reason of the signal.
   */
  async of(
    question: string,
    accountId: string,
    signal: AbortSignal,
  ): Promise<QuestionVector | undefined> {
    const { space } = this.#model
    const components = await unlessItFails(this.#vector(question, accountId, signal))
    return components && { space, components }
  }

  /** Tells how near texts are to a question, on behalf of an account. */
  nearnessFor(accountId: string): NearnessOf {
    return async (texts, question, signal) => {
      const vector = await unlessItFails(this.#vector(question, accountId, signal))
      const asked = { as: 'line', accountId, signal } as const
      const vectors = await unlessItFails(this.#model.embed(texts, asked))
      return vector && vectors?.map((one) => cosine(vector, storedVector(one)))
    }
  }

  async #vector(
    question: string,
    accountId: string,
    signal: AbortSignal,
  ): Promise<Float32Array | undefined> {
    const text = question.slice(0, charactersMax)
    // By account, so that nobody can tell from the time of an answer what others have asked.
    const key = `${accountId} ${text}`
    const known = this.#known.get(key)
    if (known) return known
    const [vector] = await this.#model.embed([text], { as: 'question', accountId, signal })
    if (vector) this.#known.set(key, vector)
    return vector
  }
}

async function unlessItFails<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ModelFailure) return undefined
    throw error
  }
}
