import { FairThreads } from '../../base/turns/fair-threads.ts'
import type { StorageConfig } from '../../storage/open-storage.ts'
import type { Community } from './community.ts'
import type { GraphResult, Wanted } from './community-thread.ts'
import type { GraphMap } from './map/graph-map.ts'

/** Limits of time and memory for one graph. 115,000 passages take 11 s of a core and 256 MB of heap. */
const limits = { workMsMax: 120_000, memoryMb: 384 }
/** Reading a graph takes seconds: more calls would wait in vain. Not measured. */
const waiting = { waitingOfOneMax: 8, waitingMax: 32, waitMsMax: 120_000 }

/**
 * Finds communities and draws maps in a worker thread, one graph after another, for the accounts in turn. The thread
 * starts at need and ends when it is idle.
 */
export class CommunityThreads implements AsyncDisposable {
  readonly #threads: FairThreads

  constructor(storage: StorageConfig) {
    this.#threads = new FairThreads({
      filename: new URL('./community-thread.ts', import.meta.url).href,
      workerData: storage,
      minThreads: 0,
      what: 'graphs',
      atOnceMax: 1,
      atOnceOfOneMax: 1,
      workMsMax: limits.workMsMax,
      ...waiting,
      tooMuch:
        'This graph is too large: to read all of it takes more time or memory than one call may use.',
      idleTimeout: 10_000,
      readsStorage: true,
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: limits.memoryMb },
    })
  }

  /**
   * Finds the communities of a graph. Throws `overloaded` if that takes too much time or memory, or too many calls
   * wait.
   */
  find(wanted: Wanted): Promise<GraphResult<readonly Community[]> | undefined> {
    return this.#run(wanted, 'find')
  }

  /** Draws the map of a graph, under the same limits. */
  draw(wanted: Wanted): Promise<GraphResult<GraphMap> | undefined> {
    return this.#run(wanted, 'draw')
  }

  #run<Result>(wanted: Wanted, name: 'find' | 'draw'): Promise<Result> {
    return this.#threads.run(`account ${wanted.place.corpus}`, name, wanted)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads[Symbol.asyncDispose]()
  }
}
