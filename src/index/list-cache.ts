import type { Postings } from '../postings/posting-list.ts'

/** The bytes that a list takes, measured on Node 24: three typed arrays take half a kilobyte beside their numbers. */
const bytesOf = { nothing: 100, list: 600, posting: 8 }

/**
 * Caches the posting lists that questions have read, grouped by the state of the index. The state that was not used
 * for longest is forgotten as a whole, and so is a state that grows beyond the budget.
 */
export class ListCache {
  readonly #bytesMax: number
  readonly #states = new Map<string, KnownLists>()

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  /** The cached lists of a state of the index. */
  of(state: string): KnownLists {
    const lists = this.#states.get(state) ?? new KnownLists()
    // A Map remembers the order of insertion: the first is the one not used for longest.
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

/** Posting lists by feature. The list of a feature that occurs nowhere is empty. */
export class KnownLists {
  readonly #lists = new Map<string, Postings>()
  bytes = 0

  get(feature: string): Postings | undefined {
    return this.#lists.get(feature)
  }

  set(feature: string, list: Postings): void {
    this.#lists.set(feature, list)
    const { length } = list.chunks
    this.bytes += length === 0 ? bytesOf.nothing : bytesOf.list + length * bytesOf.posting
  }
}
