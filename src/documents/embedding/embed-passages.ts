import { ServiceError } from '../../base/errors/service-error.ts'
import { decodeFeatures } from '../../index/encode-features.ts'
import type { RunningJob } from '../../jobs/running-job.ts'
import type { Work } from '../../jobs/work.ts'
import type { Embedded, EmbeddingModel } from '../../models/embedding-model.ts'
import { ModelFailure } from '../../models/model-failure.ts'
import type { IndexStore, StoredChunk } from '../../storage/index/index-store.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ChunksToEmbed, VectorStore } from '../../storage/vectors/vector-store.ts'
import { noVector, storedVector } from '../../vectors/stored-vector.ts'

/** Passages whose vectors are added in one write. */
const passagesAtOnce = 16
/** A text that a model refuses is given to it again at a half and a quarter of its length, as it may be too long. */
const shares = [1, 0.5, 0.25]
/** A word that a model takes unless it takes nothing at all. */
const probe = 'passage'

type Outside = {
  readonly model: EmbeddingModel
  readonly vectors: VectorStore
  readonly index: IndexStore
  readonly write: Storage['write']
}

/**
 * The job that gets vectors for the passages of an account, until all of them have been given to the model, or another
 * space was begun.
 */
export function embedPassages(outside: Outside): Work {
  return {
    run: async (running) => {
      try {
        return await embedAll(outside, running)
      } catch (error) {
        throw asPassing(error)
      }
    },
    abandon: async () => undefined,
    attemptsMax: 5,
    isKept: false,
  }
}

async function embedAll(outside: Outside, running: RunningJob): Promise<'done' | 'later'> {
  const { model, vectors } = outside
  const { accountId } = running.job
  const space = await model.space(running.signal)
  // A process with the former model leaves the job to one with the current.
  if ((await vectors.currentSpace()) !== space)
    throw new ServiceError('overloaded', 'Another embedding model has been set up.')
  for (;;) {
    if (!(await running.mayGoOn())) return 'later'
    const next = await vectors.chunksToEmbed(accountId, space, passagesAtOnce)
    if (!next) return 'done'
    const embedded = await embedChunks(next, outside, running)
    if (embedded && embedded.space !== space) return 'done'
    if (!(await add(embedded, next, { ...outside, accountId, space }))) return 'done'
  }
}

type EmbeddedChunks = Embedded & { readonly chunks: readonly StoredChunk[] }

/**
 * Adds the vectors of chunks, `noVector` where there is none. False, and nothing is added, if another space was begun.
 */
async function add(
  embedded: EmbeddedChunks | undefined,
  { graphId, completed }: ChunksToEmbed,
  { write, accountId, space }: Outside & { readonly accountId: string; readonly space: string },
): Promise<boolean> {
  const { chunks, vectors } = embedded ?? { chunks: [], vectors: [] }
  const added = chunks.map(({ number, docId }, at) => {
    const vector = vectors[at]
    return { number, docId, ...(vector ? storedVector(vector) : noVector) }
  })
  try {
    return await write.addVectors({ accountId, graphId, space, vectors: added, completed })
  } catch (error) {
    // The graph was removed meanwhile, and its documents wait no more.
    if (error instanceof ServiceError && error.code === 'not_found') return true
    throw error
  }
}

async function embedChunks(
  { corpus, numbers }: ChunksToEmbed,
  { index, model }: Outside,
  { job: { accountId }, signal }: RunningJob,
): Promise<EmbeddedChunks | undefined> {
  if (numbers.length === 0) return undefined
  const chunks = await index.chunks({ corpus }, numbers)
  if (chunks.length === 0) return undefined
  const embed = (texts: readonly string[]) =>
    model.embed(texts, { as: 'passage', accountId, signal })
  const texts = chunks.map(textOf)
  const embedded = await embed(texts).catch((error) => {
    if (!mayBeOfInput(error)) throw error
    return oneByOne(texts, embed)
  })
  return { ...embedded, chunks }
}

type Embed = (texts: readonly string[]) => Promise<Embedded>

/**
 * The vectors of texts, given to the model one by one because it has refused some of them. A text that it refuses gets
 * the vector of its beginning, or none. Throws if the model refuses everything.
 */
async function oneByOne(texts: readonly string[], embed: Embed): Promise<Embedded> {
  // A model that refuses even a word refuses everything, which is no fault of the texts: the job tries again later.
  const { space } = await embed([probe])
  const vectors: (Float32Array | undefined)[] = []
  for (const text of texts) vectors.push(await ofBeginning(text, space, embed))
  // Again, as it may have begun to refuse everything since.
  if (vectors.includes(undefined)) await embed([probe])
  return { space, vectors }
}

async function ofBeginning(
  text: string,
  space: string,
  embed: Embed,
): Promise<Float32Array | undefined> {
  for (const share of shares) {
    try {
      const embedded = await embed([text.slice(0, Math.ceil(text.length * share))])
      return embedded.space === space ? embedded.vectors[0] : undefined
    } catch (error) {
      if (!mayBeOfInput(error)) throw error
    }
  }
  return undefined
}

/** What a passage says, under the title and the headings that it stands under. */
function textOf({ title, text, features }: StoredChunk): string {
  const { headings } = decodeFeatures(features).layout
  return [title, ...headings, text].filter((line) => line !== '').join('\n')
}

function mayBeOfInput(error: unknown): boolean {
  return error instanceof ModelFailure && error.mayBeOfInput
}

/** A failure of the model as a temporary one, at which the job pauses and tries again, for as long as it lasts. */
function asPassing(error: unknown): unknown {
  if (!(error instanceof ModelFailure)) return error
  const message = `The embedding model gives no vectors. ${error.message}`
  return new ServiceError('overloaded', message, { cause: error })
}
