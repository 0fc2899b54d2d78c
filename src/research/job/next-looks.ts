import { setTimeout } from 'node:timers/promises'

/**
 * Looks again, after a pause, at things that change. Those who wait for the same one share a look, so that a thousand
 * of them cost the storage no more than one.
 */
export class NextLooks<Seen> {
  readonly #pauseMs: number
  readonly #awaited = new Map<string, Promise<Seen>>()

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs
  }

  at(name: string, look: () => Promise<Seen>): Promise<Seen> {
    const awaited = this.#awaited.get(name) ?? this.#lookAt(name, look)
    this.#awaited.set(name, awaited)
    return awaited
  }

  async #lookAt(name: string, look: () => Promise<Seen>): Promise<Seen> {
    await setTimeout(this.#pauseMs)
    this.#awaited.delete(name)
    return look()
  }
}
