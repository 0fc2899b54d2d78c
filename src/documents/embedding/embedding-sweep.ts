import { messageOf } from '../../base/errors/message-of.ts'
import type { JobRunner } from '../../jobs/job-runner.ts'
import type { EmbeddingModel } from '../../models/embedding-model.ts'
import type { Storage } from '../../storage/storage.ts'
import type { VectorStore } from '../../storage/vectors/vector-store.ts'

/** How soon a new document is noticed. */
const everyMs = 1_000
/** Accounts that get a job in one round; those that have one are passed over, so others get theirs in the next. */
const accountsAtOnce = 100
/** Documents that one write makes wait for another model: the writer is busy for some 10 ms. */
const forgottenAtOnce = 500
/** The most such writes in one round. */
const forgettingsMax = 20

type Parts = {
  readonly model: EmbeddingModel
  readonly vectors: VectorStore
  readonly write: Storage['write']
  readonly jobs: Pick<JobRunner, 'wake'>
  readonly roundFailed: (error: unknown) => void
}

/**
 * Looks for documents without vectors and has their accounts embedded by jobs: new documents, those that were there
 * before the operator set up a model, and all after another model was set up. Of several processes the one that was set
 * up last decides on the model; those with another one leave the documents to it.
 */
export class EmbeddingSweep implements AsyncDisposable {
  readonly #parts: Parts
  readonly #ending = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #space: string | undefined
  #problem = ''

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(): void {
    this.#timer = setInterval(() => this.#next(), everyMs).unref()
  }

  /** Begins a round, unless one is still running. */
  #next(): void {
    this.#round ??= this.#sweep()
      .then(() => {
        this.#problem = ''
      })
      .catch((error) => this.#tell(error))
      .finally(() => {
        this.#round = undefined
      })
  }

  async #sweep(): Promise<void> {
    const { model, vectors, write, jobs } = this.#parts
    const space = await model.space(this.#ending.signal)
    if (space !== this.#space) await write.beginSpace({ space })
    this.#space = space
    if ((await vectors.currentSpace()) !== space) return
    const some = { space, limit: forgottenAtOnce }
    for (let count = 0; count < forgettingsMax; count++)
      if (!(await write.forgetOtherSpaces(some))) break
    const accountIds = await vectors.accountsToEmbed(accountsAtOnce)
    if (accountIds.length === 0) return
    await write.enqueueEmbedding({ accountIds })
    jobs.wake()
  }

  /** Tells the same problem once, however many rounds it lasts. */
  #tell(error: unknown): void {
    if (this.#ending.signal.aborted) return
    const problem = messageOf(error)
    if (problem !== this.#problem) this.#parts.roundFailed(error)
    this.#problem = problem
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    this.#ending.abort()
    await this.#round
  }
}
