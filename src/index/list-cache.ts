import type { Postings } from '../postings/posting-list.ts'

/** Bytes of a posting list, measured on Node 24: three typed arrays take half a kilobyte besides their numbers. */
const bytesOf = { nothing: 100, list: 600, posting: 8 }

/**
 * Caches posting lists, grouped by the state of the index. The least recently used state is evicted as a whole, and so
 * is a state that outgrows the budget.
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
