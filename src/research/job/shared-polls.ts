import { setTimeout } from 'node:timers/promises'

/**
 * Repeats a read after a pause. Callers who wait for the same name share one read, so that many followers of a job cost
 * the storage as much as one.
 */
export class SharedPolls<Seen> {
  readonly #pauseMs: number
  readonly #awaited = new Map<string, Promise<Seen>>()

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs
  }

  next(name: string, read: () => Promise<Seen>): Promise<Seen> {
    const awaited = this.#awaited.get(name) ?? this.#readAfterPause(name, read)
    this.#awaited.set(name, awaited)
    return awaited
  }

  async #readAfterPause(name: string, read: () => Promise<Seen>): Promise<Seen> {
    await setTimeout(this.#pauseMs)
    this.#awaited.delete(name)
    return read()
  }
}
