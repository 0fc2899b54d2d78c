import { setTimeout as pause } from 'node:timers/promises'

/**
 * Keeps a least time between things that are done one after the other, whatever is done to the clock of the machine.
 */
export class Pace {
  readonly #intervalMs: number
  #nextAt = 0

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs
  }

  /** Waits for the next turn, and answers true; or false, at once, if that would take longer than `waitMaxMs`. */
  async take(waitMaxMs: number, signal: AbortSignal): Promise<boolean> {
    const waitMs = Math.max(0, this.#nextAt - performance.now())
    if (waitMs > waitMaxMs) return false
    this.#nextAt = performance.now() + waitMs + this.#intervalMs
    if (waitMs > 0) await pause(waitMs, undefined, { signal })
    return true
  }
}
