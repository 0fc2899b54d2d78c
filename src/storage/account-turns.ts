/** Of ten connections, so that two accounts whose rows are locked leave some to all others. */
const turnsMax = 3

/**
 * Lets only so many writes of one account run at once. The others wait without a connection: an account whose rows are
 * locked would otherwise take all of them.
 */
export class AccountTurns {
  readonly #running = new Map<string, number>()
  readonly #waiting = new Map<string, (() => void)[]>()

  async run<Result>(accountId: string | undefined, work: () => Promise<Result>): Promise<Result> {
    if (accountId === undefined) return work()
    await this.#enter(accountId)
    try {
      return await work()
    } finally {
      this.#leave(accountId)
    }
  }

  async #enter(accountId: string): Promise<void> {
    const running = this.#running.get(accountId) ?? 0
    if (running < turnsMax) {
      this.#running.set(accountId, running + 1)
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiting = this.#waiting.get(accountId)
    if (waiting) waiting.push(resolve)
    else this.#waiting.set(accountId, [resolve])
    await promise
  }

  /** Gives the turn to the write that has waited longest. */
  #leave(accountId: string): void {
    const waiting = this.#waiting.get(accountId)
    const next = waiting?.shift()
    if (waiting?.length === 0) this.#waiting.delete(accountId)
    if (next) {
      next()
      return
    }
    const running = (this.#running.get(accountId) ?? 1) - 1
    if (running > 0) this.#running.set(accountId, running)
    else this.#running.delete(accountId)
  }
}
