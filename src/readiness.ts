import { ServiceError } from './base/errors/service-error.ts'
import type { Storage } from './storage/storage.ts'

/** Load balancers ask often, and each probe writes. */
const probeEveryMs = 1_000
/** A storage that takes longer is as good as away, and load balancers wait only some seconds. */
const answersWithinMs = 3_000
/** A probe that hangs keeps a connection; a second one finds out whether only that connection was lost. */
const probesMax = 2

/** Tells whether the service can work now: the storage accepts writes, and the service is not ending. */
export class Readiness {
  readonly #storage: Pick<Storage, 'probe'>
  #draining = false
  #probedAt = Number.NEGATIVE_INFINITY
  #probesInHand = 0
  #outcome: Promise<true | string> = Promise.resolve(true)

  constructor(storage: Pick<Storage, 'probe'>) {
    this.#storage = storage
  }

  startDraining(): void {
    this.#draining = true
  }

  /** `true`, or the reason why the service cannot work. Probes the storage at most once a second. */
  async check(): Promise<true | string> {
    if (this.#draining) return 'The service is about to end.'
    const isDue = performance.now() - this.#probedAt > probeEveryMs
    if (isDue && this.#probesInHand < probesMax) {
      this.#probedAt = performance.now()
      this.#outcome = within(this.#probe(), answersWithinMs).then(
        () => true as const,
        (error) => `The storage cannot be written. ${reasonOf(error)}`.trim(),
      )
    }
    return this.#outcome
  }

  async #probe(): Promise<void> {
    this.#probesInHand++
    try {
      await this.#storage.probe()
    } finally {
      this.#probesInHand--
    }
  }
}

/** The public part of a storage error; details for the operator are in the log. */
function reasonOf(error: unknown): string {
  return error instanceof ServiceError ? error.message : ''
}

async function within(work: Promise<void>, timeMs: number): Promise<void> {
  const late = AbortSignal.timeout(timeMs)
  const { promise, reject } = Promise.withResolvers<never>()
  late.addEventListener('abort', () =>
    reject(new ServiceError('storage_unavailable', 'It does not answer.')),
  )
  await Promise.race([work, promise])
}
