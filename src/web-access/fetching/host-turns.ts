import { Turns } from '../../base/turns.ts'

/** How many things are asked of one host at once. */
const atOncePerHost = 2

/** Makes those who ask the same host wait for each other. */
export class HostTurns {
  readonly #hosts = new Map<string, { readonly turns: Turns; users: number }>()

  /** Resolves when the host may be asked; disposing of the answer lets the next one ask. */
  async take(host: string, signal: AbortSignal): Promise<Disposable> {
    const entry = this.#hosts.get(host) ?? { turns: new Turns(atOncePerHost), users: 0 }
    this.#hosts.set(host, entry)
    entry.users += 1
    try {
      const turn = await entry.turns.take(signal)
      return {
        [Symbol.dispose]: () => {
          turn[Symbol.dispose]()
          this.#leave(host, entry)
        },
      }
    } catch (error) {
      this.#leave(host, entry)
      throw error
    }
  }

  #leave(host: string, entry: { users: number }): void {
    entry.users -= 1
    if (entry.users === 0) this.#hosts.delete(host)
  }
}
