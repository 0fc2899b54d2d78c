import type { Discrepancy, LedgerStore } from '../storage/ledger/ledger-store.ts'
import { checkBooks } from './check-books.ts'

/** With the lease of a hold, the tokens of a process that died are held for up to 55 s. */
const roundMs = 15_000
/** The books are checked every five minutes. */
const roundsBetweenChecks = 20
/** So many holds are given back in one transaction, so that others get their turn. */
const holdsPerRound = 20

type Events = {
  holdsExpired(count: number): void
  /** The accounts whose books do not balance; the operator must look into it. */
  discrepanciesFound(found: readonly Discrepancy[]): void
  roundFailed(error: unknown): void
}

/** Gives back the tokens that dead processes held, and checks that the books balance. */
export class Reaper implements AsyncDisposable {
  readonly #store: LedgerStore
  readonly #events: Events
  readonly #timer: NodeJS.Timeout
  #round: Promise<void> = Promise.resolve()
  #rounds = 0
  readonly #stop = new AbortController()

  constructor(store: LedgerStore, events: Events) {
    this.#store = store
    this.#events = events
    this.#timer = setInterval(() => {
      // A round that has much to check goes on while others are due.
      this.#round = this.#round.then(() => this.#work())
    }, roundMs).unref()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await this.#round
  }

  async #work(): Promise<void> {
    try {
      const expired = await releaseDeadHolds(this.#store)
      if (expired > 0) this.#events.holdsExpired(expired)
      if (this.#rounds++ % roundsBetweenChecks !== 0) return
      const found = await checkBooks(this.#store, undefined, this.#stop.signal)
      if (found.length > 0) this.#events.discrepanciesFound(found)
    } catch (error) {
      this.#events.roundFailed(error)
    }
  }
}

/**
 * Gives back every hold whose lease ran out, and says how many. With `formerOwners` it gives back the holds of former
 * processes even if their leases run: only the one server of a data directory may ask for that, at its start, when no
 * former one can be working.
 */
export async function releaseDeadHolds(
  store: LedgerStore,
  formerOwners?: { startsWith: string; except: string },
): Promise<number> {
  const input = { limit: holdsPerRound, ...(formerOwners && { formerOwners }) }
  let expired = 0
  for (;;) {
    const some = await store.write.expireHolds(input)
    expired += some
    if (some < holdsPerRound) return expired
  }
}
