/**
 * Caches lists by what they are of, grouped by the state of the index. The least recently used state is evicted as a
 * whole, and so is a state that outgrows the budget.
 */
export class ListCache<List> {
  readonly #bytesMax: number
  readonly #sizeOf: (list: List) => number
  readonly #states = new Map<string, KnownLists<List>>()

  constructor(bytesMax: number, sizeOf: (list: List) => number) {
    this.#bytesMax = bytesMax
    this.#sizeOf = sizeOf
  }

  /** The cached lists of a state of the index. */
  of(state: string): KnownLists<List> {
    const lists = this.#states.get(state) ?? new KnownLists(this.#sizeOf)
    // A Map keeps insertion order, so the first entry is the least recently used.
    this.#states.delete(state)
    this.#states.set(state, lists)
    this.#makeRoom()
    return lists
  }

  #makeRoom(): void {
    let bytes = 0
    for (const lists of this.#states.values()) bytes += lists.bytes
    for (const [state, lists] of this.#states) {
      if (bytes <= this.#bytesMax) return
      bytes -= lists.bytes
      this.#states.delete(state)
    }
  }
}

/** Lists by what they are of. The list of what occurs nowhere is empty. */
export class KnownLists<List> {
  readonly #sizeOf: (list: List) => number
  readonly #lists = new Map<string, List>()
  bytes = 0

  constructor(sizeOf: (list: List) => number) {
    this.#sizeOf = sizeOf
  }

  get(name: string): List | undefined {
    return this.#lists.get(name)
  }

  set(name: string, list: List): void {
    this.#lists.set(name, list)
    this.bytes += this.#sizeOf(list)
  }
}
