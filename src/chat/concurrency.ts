import { ServiceError } from '../base/service-error.ts'

/** At most so many things at once for each account. */
export class Concurrency {
  readonly #max: number
  readonly #running = new Map<string, number>()

  constructor(max: number) {
    this.#max = max
  }

  /** Dispose of the place when it is free again. Throws `too_many_concurrent_requests`. */
  enter(accountId: string): Disposable {
    const running = this.#running.get(accountId) ?? 0
    if (running >= this.#max) {
      throw new ServiceError(
        'too_many_concurrent_requests',
        `At most ${this.#max} of these may run at once for an account.`,
        { retryAfterSeconds: 1 },
      )
    }
    this.#running.set(accountId, running + 1)
    return { [Symbol.dispose]: () => this.#leave(accountId) }
  }

  #leave(accountId: string): void {
    const running = (this.#running.get(accountId) ?? 1) - 1
    if (running > 0) this.#running.set(accountId, running)
    else this.#running.delete(accountId)
  }
}
