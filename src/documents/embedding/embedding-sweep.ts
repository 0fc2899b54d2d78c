import type { JobRunner } from '../../jobs/job-runner.ts'
import type { Storage } from '../../storage/storage.ts'
import type { VectorStore } from '../../storage/vectors/vector-store.ts'

/** How soon a new document is noticed; asking costs a look at an index. */
const everyMs = 1_000
/** Accounts that get a job at once; the others get theirs in the next rounds. */
const accountsAtOnce = 100

type Parts = {
  readonly vectors: VectorStore
  readonly write: Storage['write']
  readonly jobs: Pick<JobRunner, 'wake'>
  readonly roundFailed: (error: unknown) => void
}

/**
 * Looks for documents without vectors and has their accounts embedded by jobs: new documents, those that were there
 * before the operator set up a model, and all after another model was set up.
 */
export class EmbeddingSweep implements AsyncDisposable {
  readonly #parts: Parts
  readonly #space: string
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #isBegun = false

  /** `space` is that of the model. */
  constructor(parts: Parts, space: string) {
    this.#parts = parts
    this.#space = space
  }

  start(): void {
    this.#timer = setInterval(() => this.#next(), everyMs).unref()
  }

  /** Begins a round, unless one is still running. */
  #next(): void {
    this.#round ??= this.#enqueue()
      .catch(this.#parts.roundFailed)
      .finally(() => {
        this.#round = undefined
      })
  }

  async #enqueue(): Promise<void> {
    const { vectors, write, jobs } = this.#parts
    if (!this.#isBegun) await write.beginSpace({ space: this.#space })
    this.#isBegun = true
    const accountIds = await vectors.accountsToEmbed(accountsAtOnce)
    if (accountIds.length === 0) return
    await write.enqueueEmbedding({ accountIds })
    jobs.wake()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.#round
  }
}
