/**
 * By the clock a process may take so many times as long, if it waits for a processor meanwhile: for the longest time
 * there is, less than other files wait for their turn after it.
 */
const patience = 3

/**
 * Aborts `signal` when a process has had so many milliseconds to work: by the clock, without the time for which other
 * programs kept the processors from it. On a busy machine a file is not to blame for that, while one that makes its
 * reader wait for nothing is. After `patience` times as long it ends all the same, and the process `isStarved`.
 */
export class WorkingTime implements Disposable {
  readonly #controller = new AbortController()
  readonly #waitedMs: () => number
  readonly #workMs: number
  readonly #beganAt = performance.now()
  readonly #waitedBefore: number
  #timer: NodeJS.Timeout
  #isStarved = false

  /** `waitedMs` tells for how long the process has waited for a processor in its life. */
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
