import { createHash } from 'node:crypto'
import { BudgetedCache } from '../base/cache/budgeted-cache.ts'
import type { QuestionVector } from '../index/index-reader.ts'
import type { NearnessOf } from '../mind/embedding-mind.ts'
import type { EmbeddingModel } from '../models/embedding-model.ts'
import { ModelFailure } from '../models/model-failure.ts'
import { cosine, storedVector } from '../vectors/stored-vector.ts'

/** Pondering searches for some questions again; a vector takes 3 to 16 KB. */
const cacheBytesMax = 2 * 1024 * 1024
/** What an entry of the cache takes besides. */
const entryBytes = 200
/** Models read a few hundred words; the rest of a longer question is left out. */
const charactersMax = 4_000

/** The vectors of questions, where the operator has set up an embedding model. */
export class QuestionVectors {
  readonly #model: EmbeddingModel
  readonly #known = new BudgetedCache<QuestionVector>(
    cacheBytesMax,
    ({ components }) => components.byteLength + entryBytes,
  )

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
    const text = question.slice(0, charactersMax)
    // By account, so that nobody can tell from the time of an answer what others have asked.
    const key = createHash('sha256').update(`${accountId} ${text}`).digest('base64')
    const known = this.#known.get(key)
    // The model behind a name may have become another one since.
    const space = known && (await unlessItFails(this.#model.space(signal)))
    if (known && known.space === space) return known
    const asked = { as: 'question', accountId, signal } as const
    const embedded = await unlessItFails(this.#model.embed([text], asked))
    const components = embedded?.vectors[0]
    if (!components) return undefined
    const vector = { space: embedded.space, components }
    this.#known.set(key, vector)
    return vector
  }

  /** Tells how near texts are to a question, on behalf of an account. */
  nearnessFor(accountId: string): NearnessOf {
    return async (texts, question, signal) => {
      const asked = { as: 'line', accountId, signal } as const
      // The lines first, as they tell in which space the model is now.
      const embedded = await unlessItFails(this.#model.embed(texts, asked))
      if (!embedded) return undefined
      const vector = await this.of(question, accountId, signal)
      if (vector?.space !== embedded.space) return undefined
      return embedded.vectors.map((one) => (one ? cosine(vector.components, storedVector(one)) : 0))
    }
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
