import type { Postings } from '../postings/posting-list.ts'

/** What a list takes beside its numbers, measured on Node 24: half a kilobyte for three typed arrays. */
const bytesOf = { nothing: 100, list: 600, posting: 8 }

/**
 * Posting lists as questions have read them, those of each state of an index together. A state that
 * nobody has asked for lately is forgotten as a whole, as is one that grows beyond the budget.
 */
export class ListCache {
  readonly #bytesMax: number
  readonly #states = new Map<string, KnownLists>()

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  /** The lists that are known of a state of an index. */
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

/** By feature; the list of one that is known to occur nowhere is empty. */
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
