import { setTimeout as pause } from 'node:timers/promises'

/** Keeps a minimum interval between actions, measured on the monotonic clock. */
export class Pace {
  readonly #intervalMs: number
  #nextAt = 0

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs
  }

  /** Waits for the next turn and returns true; returns false at once if the wait would exceed `waitMsMax`. */
  async take(waitMsMax: number, signal: AbortSignal): Promise<boolean> {
    const waitMs = Math.max(0, this.#nextAt - performance.now())
    if (waitMs > waitMsMax) return false
    this.#nextAt = performance.now() + waitMs + this.#intervalMs
    if (waitMs > 0) await pause(waitMs, undefined, { signal })
    return true
  }

  /** As `take`, but everybody who calls `take` meanwhile goes first. */
  async takeLast(waitMsMax: number, signal: AbortSignal): Promise<boolean> {
    const until = performance.now() + waitMsMax
    for (;;) {
      const now = performance.now()
      if (this.#nextAt <= now) return this.take(0, signal)
      if (this.#nextAt > until) return false
      await pause(this.#nextAt - now, undefined, { signal })
    }
  }
}
