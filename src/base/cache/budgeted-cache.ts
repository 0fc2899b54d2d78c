import { type Kept, SecondChance } from './second-chance.ts'

/**
 * A cache with a budget, which may change; what was not used lately is forgotten first. Sizes and budget are in bytes,
 * approximately.
 */
export class BudgetedCache<Value> {
  readonly #sizeOf: (value: Value) => number
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #kept: SecondChance<Entry<Value>>

  constructor(bytesMax: number | (() => number), sizeOf: (value: Value) => number) {
    this.#sizeOf = sizeOf
    const most = typeof bytesMax === 'number' ? () => bytesMax : bytesMax
    this.#kept = new SecondChance(most, ({ key }) => this.#entries.delete(key))
  }

  /** What is cached now. */
  get bytes(): number {
    return this.#kept.bytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    entry.wasUsed = true
    return entry.value
  }

  set(key: string, value: Value): void {
    const former = this.#entries.get(key)
    if (former !== undefined) this.#kept.delete(former)
    const entry = { key, value, bytes: this.#sizeOf(value), wasUsed: false }
    this.#entries.set(key, entry)
    this.#kept.add(entry)
  }
}

type Entry<Value> = Kept & { readonly key: string; readonly value: Value }
