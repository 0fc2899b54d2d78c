import { Piscina } from 'piscina'
import { ServiceError } from '../../base/service-error.ts'
import type { StorageConfig } from '../../storage/open-storage.ts'
import type { Found, Wanted } from './community-thread.ts'

/** What one graph may take; 115,000 passages take 11 s of a core, and 256 MB of heap are enough for them. */
const limits = { timeMs: 120_000, memoryMb: 384 }
const waitingMax = 32

/** Finds communities in a thread of its own, one graph after another; it is there only while it is needed. */
export class CommunityThreads implements AsyncDisposable {
  readonly #threads: Piscina

  constructor(storage: StorageConfig) {
    this.#threads = new Piscina({
      filename: new URL('./community-thread.ts', import.meta.url).href,
      workerData: storage,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 10_000,
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: limits.memoryMb },
    })
  }

  /** Throws `overloaded` when it takes too much time or memory, or too many wait. */
  async find(wanted: Wanted): Promise<Found | undefined> {
    if (this.#threads.queueSize >= waitingMax) throw overloaded('Too many wait for communities.')
    const signal = AbortSignal.timeout(limits.timeMs)
    try {
      return await this.#threads.run(wanted, { name: 'find', signal })
    } catch (error) {
      if (signal.aborted || isOutOfMemory(error))
        throw overloaded('The communities of this graph take more than one call may use.', error)
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
