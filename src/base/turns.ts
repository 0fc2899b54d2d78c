/** Lets at most so many go ahead at once; the others wait in the order they came. */
export class Turns {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(atOnceMax: number) {
    this.#free = atOnceMax
  }

  /** Resolves when it is one's turn; disposing of the answer gives the turn back. Rejects with the signal's reason. */
  async take(signal?: AbortSignal): Promise<Disposable> {
    signal?.throwIfAborted()
    if (this.#free > 0) this.#free -= 1
    else await this.#wait(signal)
    return { [Symbol.dispose]: () => this.#giveBack() }
  }

  #wait(signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      this.#waiting.splice(this.#waiting.indexOf(proceed), 1)
      reject(signal?.reason)
    }
    const proceed = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    signal?.addEventListener('abort', leave, { once: true })
    this.#waiting.push(proceed)
    return promise
  }

  #giveBack(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}
