import { BudgetedCache } from '../base/cache/budgeted-cache.ts'

/**
 * Caches lists by what they are of, at a state of the index: those that were asked for last stay, whichever state they
 * are of. Of an index of 500,000 passages, the lists of few questions fill it.
 */
export class ListCache<List> {
  readonly #lists: BudgetedCache<List>

  constructor(bytesMax: number, sizeOf: (list: List) => number) {
    this.#lists = new BudgetedCache(bytesMax, sizeOf)
  }

  /** The cached lists of a state of the index. The list of what occurs nowhere is empty. */
  of(state: string): KnownLists<List> {
    const keyOf = (name: string) => `${state}\n${name}`
    return {
      get: (name) => this.#lists.get(keyOf(name)),
      set: (name, list) => this.#lists.set(keyOf(name), list),
    }
  }
}

/** Lists by what they are of. */
export type KnownLists<List> = {
  get(name: string): List | undefined
  set(name: string, list: List): void
}
