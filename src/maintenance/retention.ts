import { setTimeout } from 'node:timers/promises'
import { dayMs } from '../base/day-ms.ts'
import { keysOf } from '../base/keys-of.ts'
import type { RetainedKind } from '../storage/upkeep/retention-writes.ts'
import type { Writes } from '../storage/writes.ts'

/** How long data is kept, in days. */
export type RetentionDays = {
  /** `KEEP_ANSWERS_DAYS`: the answers of research, and of chats outside conversations. */
  readonly answers: number
  /** `KEEP_USAGE_DAYS`: which key asked which model when, and at what price. */
  readonly usage: number
}

/** What is old is removed this much later at most. Not measured. */
const roundMs = 60_000
/** Rows removed in one transaction: about 10 ms of the embedded store's only writer. */
const rowsTogether = 200
/** The pause between two transactions, in which other writers get their turn. */
const pauseMs = 20
/** How long a resolved hold may still be queried by a process that does not know its outcome. */
const holdDays = 7
/** For how long after its end a code or token of an app is still known, so that its second use is noticed. */
const tokenDays = 1

/** Removes data that is older than its retention time, in small steps. */
export class Retention implements AsyncDisposable {
  readonly #writes: Writes
  readonly #days: RetentionDays
  readonly #failed: (error: unknown) => void
  readonly #stop = new AbortController()
  readonly #timer: NodeJS.Timeout
  #round: Promise<void> = Promise.resolve()

  constructor(writes: Writes, days: RetentionDays, failed: (error: unknown) => void) {
    this.#writes = writes
    this.#days = days
    this.#failed = failed
    this.#timer = setInterval(() => {
      // A long round delays the next ones instead of overlapping with them.
      this.#round = this.#round.then(() => this.removeOld().catch(this.#failed))
    }, roundMs).unref()
  }

  /** Removes what is old, or will be in `aheadMs`. */
  async removeOld(aheadMs = 0): Promise<void> {
    const ageMs: Readonly<Record<RetainedKind, number>> = {
      answers: this.#days.answers * dayMs,
      usage: this.#days.usage * dayMs,
      holds: holdDays * dayMs,
      // These rows have an expiry time of their own.
      claims: 0,
      sessions: 0,
      attempts: 0,
      apps: tokenDays * dayMs,
    }
    for (const kind of keysOf(ageMs)) await this.#removeAll(kind, ageMs[kind] - aheadMs)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await this.#round
  }

  async #removeAll(kind: RetainedKind, ageMs: number): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const removed = await this.#writes.removeOld({ kind, ageMs, limit: rowsTogether })
      if (removed < rowsTogether) return
      await setTimeout(pauseMs)
    }
  }
}
