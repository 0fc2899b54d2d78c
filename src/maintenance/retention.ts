import { setTimeout } from 'node:timers/promises'
import { dayMs } from '../base/day-ms.ts'
import type { Kept } from '../storage/retention-writes.ts'
import type { Writes } from '../storage/writes.ts'

/** For how many days what is kept. */
export type RetentionDays = {
  /** `KEEP_ANSWERS_DAYS`: the answers of chats that belong to no conversation, and what research answered. */
  readonly answers: number
  /** `KEEP_USAGE_DAYS`: which key asked which model when, and at what price. */
  readonly usage: number
}

const roundMs = 60_000
/** Rows that one transaction removes: about 10 ms of the only writer of the embedded store. */
const rowsTogether = 200
/** Other writers get their turn between two transactions. */
const pauseMs = 20
/** For so long a hold that is resolved may still be asked for, by a process that does not know its end. */
const holdDays = 7

/** Removes what is older than it is kept, in small steps. */
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
      // A round that has much to remove goes on while others are due.
      this.#round = this.#round.then(() => this.removeOld().catch(this.#failed))
    }, roundMs).unref()
  }

  async removeOld(now = Date.now()): Promise<void> {
    const before: Readonly<Record<Kept, number>> = {
      answers: now - this.#days.answers * dayMs,
      usage: now - this.#days.usage * dayMs,
      holds: now - holdDays * dayMs,
      // These say themselves when they expire.
      claims: now,
      sessions: now,
      attempts: now,
    }
    for (const kept of Object.keys(before) as Kept[]) await this.#removeAll(kept, before[kept])
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await this.#round
  }

  async #removeAll(kept: Kept, before: number): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const removed = await this.#writes.removeOld({ kept, before, limit: rowsTogether })
      if (removed < rowsTogether) return
      await setTimeout(pauseMs)
    }
  }
}
