import type { Discrepancy, LedgerStore } from '../storage/ledger/ledger-store.ts'
import { checkBooks } from './check-books.ts'

/** Together with the lease of a hold, the tokens of a dead process are released after at most 55 s. */
const roundMs = 15_000
/** The books are checked every 20 rounds: every five minutes. */
const roundsBetweenChecks = 20
/** The most holds released in one transaction, so that other writers get their turn. */
const holdsPerRound = 20

type Events = {
  holdsExpired(count: number): void
  /** Reports accounts whose books do not balance; the operator must investigate. */
  discrepanciesFound(found: readonly Discrepancy[]): void
  roundFailed(error: unknown): void
}

/** Releases the holds of dead processes, and checks that the books balance. */
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
      // A long round delays the next ones instead of overlapping with them.
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
 * Releases every hold whose lease has expired, and returns their number. With `formerOwners`, also those of earlier
 * processes with valid leases: only the single server of a data directory may ask for that, at its start, when no
 * earlier one can be running.
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
