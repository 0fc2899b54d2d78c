import type { Storage } from './storage/storage.ts'

const probeEveryMs = 1_000

/** Tells whether the service can work now: the storage takes writes, and the service is not about to end. */
export class Readiness {
  readonly #storage: Pick<Storage, 'probe'>
  #draining = false
  #probedAt = Number.NEGATIVE_INFINITY
  #outcome: Promise<true | string> = Promise.resolve(true)

  constructor(storage: Pick<Storage, 'probe'>) {
    this.#storage = storage
  }

  startDraining(): void {
    this.#draining = true
  }

  /** `true`, or the reason why the service cannot work. The storage is tried once a second at most. */
  async check(): Promise<true | string> {
    if (this.#draining) return 'The service is about to end.'
    if (performance.now() - this.#probedAt > probeEveryMs) {
      this.#probedAt = performance.now()
      this.#outcome = this.#storage.probe().then(
        () => true as const,
        () => 'The storage cannot be written.',
      )
    }
    return this.#outcome
  }
}
