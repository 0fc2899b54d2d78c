/**
 * A process may take at most this many times its working time by the clock, while it waits for a processor. For
 * the longest working time this is less than the time for which the files behind it may wait.
 */
const patience = 3

/**
 * Aborts `signal` when a process has had its working time: the time by the clock, less the time that it waited for a
 * processor. So a busy machine is not held against a file, while a file that makes its parser idle still times out.
 * After `patience` times the working time it aborts in any case, and `isStarved` is set.
 */
export class WorkingTime implements Disposable {
  readonly #controller = new AbortController()
  readonly #waitedMs: () => number
  readonly #workMs: number
  readonly #beganAt = performance.now()
  readonly #waitedBefore: number
  #timer: NodeJS.Timeout
  #isStarved = false

  /** `workMs` is the working time; `waitedMs` returns the total time that the process has waited for a processor. */
  constructor(workMs: number, waitedMs: () => number) {
    this.#waitedMs = waitedMs
    this.#workMs = workMs
    this.#waitedBefore = waitedMs()
    this.#timer = this.#lookAgainIn(workMs)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  get isStarved(): boolean {
    return this.#isStarved
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer)
  }

  #lookAgainIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#look(), ms).unref()
  }

  #look(): void {
    const passedMs = performance.now() - this.#beganAt
    const leftMs = this.#workMs - (passedMs - (this.#waitedMs() - this.#waitedBefore))
    this.#isStarved = leftMs >= 1 && passedMs >= patience * this.#workMs
    if (leftMs < 1 || this.#isStarved)
      this.#controller.abort(new DOMException('The time is over', 'TimeoutError'))
    else this.#timer = this.#lookAgainIn(leftMs)
  }
}
