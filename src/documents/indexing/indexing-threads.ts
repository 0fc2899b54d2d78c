import { availableParallelism } from 'node:os'
import { FairThreads } from '../../base/turns/fair-threads.ts'
import type { Packed } from '../../base/turns/packed.ts'
import type { NewContent } from '../../storage/index/chunk-writes.ts'
import type { StorageConfig } from '../../storage/open-storage.ts'
import type { OwnDocument } from '../../storage/own-graph.ts'
import type * as thread from './indexing-thread.ts'
import { textHeapMegabytesMax } from './text-analysis.ts'

/** How many long texts are indexed at once, each in a thread that holds it in memory. */
export const indexedAtOnceMax = Math.max(1, Math.min(4, availableParallelism() - 1))

/**
 * Analyses long stored texts, run by run, in worker threads that read them from storage themselves. Only the results
 * pass through the main thread.
 */
export class IndexingThreads implements AsyncDisposable {
  readonly #threads: FairThreads

  constructor(storage: StorageConfig) {
    this.#threads = new FairThreads({
      filename: new URL('./indexing-thread.ts', import.meta.url).href,
      workerData: storage,
      minThreads: 0,
      idleTimeout: 5_000,
      what: 'long texts',
      atOnceMax: indexedAtOnceMax,
      atOnceOfOneMax: indexedAtOnceMax,
      waitingOfOneMax: 16,
      waitingMax: 64,
      waitMsMax: 120_000,
      workMsMax: 60_000,
      readsStorage: true,
      resourceLimits: {
        maxYoungGenerationSizeMb: 16,
        maxOldGenerationSizeMb: textHeapMegabytesMax,
      },
    })
  }

  recut(
    document: OwnDocument & { mediaType: string; chunkCount: number },
  ): Promise<thread.Recut | undefined> {
    return this.#threads.run(document.accountId, 'recut', document)
  }

  analyse(run: thread.StoredRun): Promise<Packed<NewContent>> {
    return this.#threads.run(run.accountId, 'analyse', run)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads[Symbol.asyncDispose]()
  }
}
