import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { notFound } from '../../base/not-found.ts'
import { ServiceError } from '../../base/service-error.ts'
import type { FoundPassage, Outcome, RetrievalConfig, Search } from './retrieval-thread.ts'

export type Retrieval = {
  /** The passages that an engine would read, best first. Throws `not_found` for a graph or document that is not the account's. */
  find(search: Search, signal: AbortSignal): Promise<readonly FoundPassage[]>
}

/** Retrieval in threads of their own, each with its own connection. */
export class RetrievalThreads implements Retrieval, AsyncDisposable {
  readonly #threads: Piscina

  /** `memoryBytesMax` is what the threads may keep of the index, together. */
  constructor({
    storage,
    memoryBytesMax,
  }: { storage: RetrievalConfig['storage']; memoryBytesMax: number }) {
    const threads = Math.max(1, availableParallelism() - 1)
    const config: RetrievalConfig = { storage, cacheBytesMax: memoryBytesMax / threads }
    this.#threads = new Piscina({
      filename: new URL('./retrieval-thread.ts', import.meta.url).href,
      workerData: config,
      minThreads: 1,
      maxThreads: threads,
      // A small young generation: what a question leaves behind is collected soon, not kept for long.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    })
  }

  async find(search: Search, signal: AbortSignal): Promise<readonly FoundPassage[]> {
    const outcome: Outcome = await this.#threads.run(search, { name: 'find', signal })
    if ('problem' in outcome) {
      const { code, message, facts } = outcome.problem
      throw new ServiceError(code, message, facts)
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
