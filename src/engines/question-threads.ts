import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { notFound } from '../base/not-found.ts'
import { ServiceError } from '../base/service-error.ts'
import type { Passage } from '../evidence/passage.ts'
import type { Mind } from '../mind/mind.ts'
import { ThreadedMind } from '../mind/threaded-mind.ts'
import type { FindOutcome, QuestionThreadConfig, Search } from './question-thread.ts'

export type Retrieval = {
  /**
   * Finds the passages that an engine would read, best first. Throws `not_found` if the account has no such graph or
   * document.
   */
  find(search: Search, signal: AbortSignal): Promise<readonly Passage[]>
}

/** Runs retrieval and the built-in mind in worker threads, each with its own connection to the storage. */
export class QuestionThreads implements Retrieval, AsyncDisposable {
  readonly mind: Mind
  readonly #threads: Piscina

  /** `memoryBytesMax` is how much of the index all threads together may cache. */
  constructor({
    storage,
    memoryBytesMax,
  }: { storage: QuestionThreadConfig['storage']; memoryBytesMax: number }) {
    const threads = Math.max(1, availableParallelism() - 1)
    const config: QuestionThreadConfig = { storage, cacheBytesMax: memoryBytesMax / threads }
    this.#threads = new Piscina({
      filename: new URL('./question-thread.ts', import.meta.url).href,
      workerData: config,
      minThreads: 1,
      maxThreads: threads,
      // A thread that sleeps between tasks would not see that its connection to the storage has closed.
      atomics: 'disabled',
      // A small young generation of the heap, so that the garbage of a question is collected soon.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    })
    this.mind = new ThreadedMind((name, asked, signal) =>
      this.#threads.run(asked, { name, signal }),
    )
  }

  async find(search: Search, signal: AbortSignal): Promise<readonly Passage[]> {
    const outcome: FindOutcome = await this.#threads.run(search, { name: 'find', signal })
    if ('problem' in outcome) {
      const { code, message, facts } = outcome.problem
      // The only conflict is that the document of the reach is still being indexed.
      const param = code === 'conflict' && { param: 'target_doc_id' }
      throw new ServiceError(code, message, { ...facts, ...param })
    }
    if (outcome.passages) return outcome.passages
    throw search.reach.docId === undefined
      ? notFound('graph', 'target_graph_id')
      : notFound('document', 'target_doc_id')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads.destroy()
  }
}
