import { ServiceError } from '../base/errors/service-error.ts'

/** Limits how many chats of one account run at the same time. */
export class ChatPlaces {
  readonly #max: number
  readonly #running = new Map<string, number>()

  constructor(max: number) {
    this.#max = max
  }

  /** Counts a chat as running until the result is disposed of. Throws `too_many_concurrent_requests`. */
  enter(accountId: string): Disposable {
    const running = this.#running.get(accountId) ?? 0
    if (running >= this.#max) {
      throw new ServiceError(
        'too_many_concurrent_requests',
        `At most ${this.#max} chats of one account may run at the same time.`,
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
