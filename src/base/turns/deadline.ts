/**
 * A signal that aborts with a `TimeoutError` after this many milliseconds, or earlier. `AbortSignal.timeout` keeps its
 * listeners in memory until the time is over; this one is released when it is disposed of.
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
