/**
 * A least-recently-used cache with a budget, which may change. Sizes and budget are in bytes, approximately.
 */
export class BudgetedCache<Value> {
  readonly #bytesMax: () => number
  readonly #sizeOf: (value: Value) => number
  readonly #values = new Map<string, Value>()
  #bytes = 0

  constructor(bytesMax: number | (() => number), sizeOf: (value: Value) => number) {
    this.#bytesMax = typeof bytesMax === 'number' ? () => bytesMax : bytesMax
    this.#sizeOf = sizeOf
  }

  /** What is cached now. */
  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    // A Map keeps insertion order, so the first entry is the least recently used.
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#delete(key)
    this.#values.set(key, value)
    this.#bytes += this.#sizeOf(value)
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#bytesMax()) return
      this.#delete(oldest)
    }
  }

  #delete(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#bytes -= this.#sizeOf(value)
  }
}
