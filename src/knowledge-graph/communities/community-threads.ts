import { Piscina } from 'piscina'
import { ServiceError } from '../../base/service-error.ts'
import type { StorageConfig } from '../../storage/open-storage.ts'
import type { Community } from './community.ts'
import type { Found, Wanted } from './community-thread.ts'
import type { GraphMap } from './graph-map.ts'

/** The time and memory that one graph may take. 115,000 passages take 11 s of a core and 256 MB of heap. */
const limits = { timeMs: 120_000, memoryMb: 384 }
const waitingMax = 32

/**
 * Finds communities and draws maps in a worker thread, one graph after another. The thread starts at need and ends when
 * it is idle.
 */
export class CommunityThreads implements AsyncDisposable {
  readonly #threads: Piscina

  constructor(storage: StorageConfig) {
    this.#threads = new Piscina({
      filename: new URL('./community-thread.ts', import.meta.url).href,
      workerData: storage,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 10_000,
      // A thread that sleeps between tasks would not see that its connection to the storage has closed.
      atomics: 'disabled',
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: limits.memoryMb },
    })
  }

  /**
   * Finds the communities of a graph. Throws `overloaded` if that takes too much time or memory, or too many calls
   * wait.
   */
  find(wanted: Wanted): Promise<Found<readonly Community[]> | undefined> {
    return this.#run(wanted, 'find')
  }

  /** Draws the map of a graph, under the same limits. */
  draw(wanted: Wanted): Promise<Found<GraphMap> | undefined> {
    return this.#run(wanted, 'draw')
  }

  async #run(wanted: Wanted, name: 'find' | 'draw') {
    if (this.#threads.queueSize >= waitingMax)
      throw overloaded('Too many calls wait for communities and maps of graphs. Try again later.')
    const signal = AbortSignal.timeout(limits.timeMs)
    try {
      return await this.#threads.run(wanted, { name, signal })
    } catch (error) {
      if (signal.aborted || isOutOfMemory(error))
        throw overloaded(
          'This graph is too large: to read all of it takes more time or memory than one call may use.',
          error,
        )
      throw error
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads.destroy()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function overloaded(message: string, cause?: unknown): ServiceError {
  return new ServiceError('overloaded', message, { retryAfterSeconds: 60, cause })
}
