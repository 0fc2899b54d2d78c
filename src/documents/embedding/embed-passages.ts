import { ServiceError } from '../../base/errors/service-error.ts'
import { decodeFeatures } from '../../index/encode-features.ts'
import type { JobInHand } from '../../jobs/job-in-hand.ts'
import type { Work } from '../../jobs/work.ts'
import type { EmbeddingModel } from '../../models/embedding-model.ts'
import { ModelFailure } from '../../models/model-failure.ts'
import type { IndexStore, StoredChunk } from '../../storage/index/index-store.ts'
import type { Storage } from '../../storage/storage.ts'
import type { VectorStore } from '../../storage/vectors/vector-store.ts'
import type { NewVector } from '../../storage/vectors/vector-writes.ts'
import { noVector, type StoredVector, storedVector } from '../../vectors/stored-vector.ts'

/** Passages that a model is given at once: few enough that its answer is read in milliseconds. */
const passagesAtOnce = 16
/** A text that a model refuses is given to it again at a half and a quarter of its length, as it may be too long. */
const shares = [1, 0.5, 0.25]

type Outside = {
  readonly model: EmbeddingModel
  readonly vectors: VectorStore
  readonly index: IndexStore
  readonly write: Storage['write']
}

/** The job that gets vectors for the passages of an account, until all of them have been given to the model. */
export function embedPassages(outside: Outside): Work {
  const { model, vectors, write } = outside
  return {
    run: async (inHand) => {
      const { accountId } = inHand.job
      for (;;) {
        if (!(await inHand.mayGoOn())) return 'later'
        const next = await vectors.chunksToEmbed(accountId, model.space, passagesAtOnce)
        if (!next) return 'done'
        const { graphId, completed, ...chunks } = next
        const added = await vectorsOf(chunks, outside, inHand)
        const place = { accountId, graphId, space: model.space }
        await write.addVectors({ ...place, vectors: added, completed })
      }
    },
    abandon: async () => undefined,
    attemptsMax: 5,
    isKept: false,
  }
}

async function vectorsOf(
  { corpus, numbers }: { readonly corpus: number; readonly numbers: readonly number[] },
  { index, model }: Outside,
  { job, signal }: JobInHand,
): Promise<NewVector[]> {
  if (numbers.length === 0) return []
  const chunks = await index.chunks({ corpus }, numbers)
  const embed = (texts: readonly string[]) => embedded(texts, model, job.accountId, signal)
  const found = await embed(chunks.map(textOf))
  return chunks.map(({ number, docId }, at) => ({ number, docId, ...(found[at] ?? noVector) }))
}

/** The vectors of texts; of a text that the model refuses, that of its beginning, or none. */
async function embedded(
  texts: readonly string[],
  model: EmbeddingModel,
  accountId: string,
  signal: AbortSignal,
): Promise<readonly StoredVector[]> {
  const embed = async (some: readonly string[]) =>
    (await model.embed(some, { as: 'passage', accountId, signal })).map(storedVector)
  try {
    return await embed(texts)
  } catch (error) {
    if (!isRefusal(error)) throw asPassing(error)
  }
  const vectors: StoredVector[] = []
  for (const text of texts) vectors.push(await beginningEmbedded(text, embed))
  return vectors
}

async function beginningEmbedded(
  text: string,
  embed: (texts: readonly string[]) => Promise<readonly StoredVector[]>,
): Promise<StoredVector> {
  for (const share of shares) {
    try {
      const [vector] = await embed([text.slice(0, Math.ceil(text.length * share))])
      return vector ?? noVector
    } catch (error) {
      if (!isRefusal(error)) throw asPassing(error)
    }
  }
  // A model that refuses a word as well takes nothing at all: that passes, or the operator mends it.
  await embed(['passage']).catch((error) => {
    throw asPassing(error)
  })
  return noVector
}

/** What a passage says, under the title and the headings that it stands under. */
function textOf({ title, text, features }: StoredChunk): string {
  const { headings } = decodeFeatures(features).layout
  return [title, ...headings, text].filter((line) => line !== '').join('\n')
}

function isRefusal(error: unknown): boolean {
  return error instanceof ModelFailure && error.isOfInput
}

/** A failure of the model, as one that passes: the job waits, and tries again for as long as it lasts. */
function asPassing(error: unknown): unknown {
  if (!(error instanceof ModelFailure)) return error
  const message = `The embedding model gives no vectors. ${error.message}`
  return new ServiceError('overloaded', message, { cause: error })
}
