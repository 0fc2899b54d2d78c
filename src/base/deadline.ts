/**
 * A signal that aborts with a `TimeoutError` after so many milliseconds, or before. A signal of `AbortSignal.timeout`
 * keeps what listens to it in memory until its time is over; this one is forgotten when it is disposed of.
 */
export class Deadline implements Disposable {
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout

  constructor(timeMs: number) {
    const late = () => this.abort(new DOMException('The time is over', 'TimeoutError'))
    this.#timer = setTimeout(late, timeMs).unref()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  abort(reason?: unknown): void {
    this[Symbol.dispose]()
    this.#controller.abort(reason)
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer)
  }
}
