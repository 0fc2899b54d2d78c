import { type Kept, SecondChance } from '../base/cache/second-chance.ts'

/**
 * Caches lists by what they are of, at a state of the index: those that were asked for last stay, whichever state they
 * are of. Of an index of 500,000 passages, the lists of few questions fill it.
 */
export class ListCache<List> {
  readonly #sizeOf: (list: List) => number
  /**
   * A map for each state: a walk looks up a thousand names, and to make a key of state and name for each takes longer
   * than to look it up.
   */
  readonly #states = new Map<string, Map<string, Entry<List>>>()
  readonly #kept: SecondChance<Entry<List>>

  constructor(bytesMax: number, sizeOf: (list: List) => number) {
    this.#sizeOf = sizeOf
    this.#kept = new SecondChance(
      () => bytesMax,
      (entry) => this.#forget(entry),
    )
  }

  /** The cached lists of a state of the index. The list of what occurs nowhere is empty. */
  of(state: string): KnownLists<List> {
    return {
      get: (name) => {
        const entry = this.#states.get(state)?.get(name)
        if (entry !== undefined) entry.wasUsed = true
        return entry?.list
      },
      set: (name, list) => this.#set(state, name, list),
    }
  }

  #set(state: string, name: string, list: List): void {
    const lists = this.#states.get(state) ?? new Map<string, Entry<List>>()
    this.#states.set(state, lists)
    const former = lists.get(name)
    if (former !== undefined) this.#kept.delete(former)
    const entry = { state, name, list, bytes: this.#sizeOf(list), wasUsed: false }
    lists.set(name, entry)
    this.#kept.add(entry)
  }

  #forget({ state, name }: Entry<List>): void {
    const lists = this.#states.get(state)
    lists?.delete(name)
    if (lists?.size === 0) this.#states.delete(state)
  }
}

type Entry<List> = Kept & { readonly state: string; readonly name: string; readonly list: List }

/** Lists by what they are of. */
export type KnownLists<List> = {
  get(name: string): List | undefined
  set(name: string, list: List): void
}
