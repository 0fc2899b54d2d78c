import type { JobStore } from '../../storage/jobs/job-store.ts'

export type IndexingEvents = {
  /** `left` documents are not indexed yet, of `all`. */
  documentsLeft(left: number, all: number): void
  indexingDone(all: number): void
  roundFailed(error: unknown): void
}

/**
 * Reports at the start how many documents wait for indexing, which after some upgrades are all of them, and every few
 * seconds how many are left.
 */
export class IndexingProgress implements AsyncDisposable {
  readonly #store: Pick<JobStore, 'openCount'>
  readonly #events: IndexingEvents
  #timer: NodeJS.Timeout | undefined
  #all = 0
  #left = 0
  #round: Promise<void> = Promise.resolve()

  constructor(store: Pick<JobStore, 'openCount'>, events: IndexingEvents) {
    this.#store = store
    this.#events = events
  }

  /** Must be called before the first of them is indexed. */
  async start(everyMs = 10_000): Promise<void> {
    await this.#tell()
    if (this.#left === 0) return
    this.#timer = setInterval(() => {
      this.#round = this.#round.then(() => this.#tell())
    }, everyMs).unref()
  }

  async #tell(): Promise<void> {
    try {
      const left = await this.#store.openCount('index-document')
      this.#all = Math.max(this.#all, left)
      if (left > 0 && left !== this.#left) this.#events.documentsLeft(left, this.#all)
      if (left === 0 && this.#all > 0) {
        this.#events.indexingDone(this.#all)
        clearInterval(this.#timer)
      }
      this.#left = left
    } catch (error) {
      this.#events.roundFailed(error)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.#round
  }
}
