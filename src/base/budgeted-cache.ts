/**
 * A cache that keeps the values used last, as many as the budget allows (LRU). Sizes and budget are in bytes,
 * roughly.
 */
export class BudgetedCache<Value> {
  readonly #bytesMax: number
  readonly #sizeOf: (value: Value) => number
  readonly #values = new Map<string, Value>()
  #bytes = 0

  constructor(bytesMax: number, sizeOf: (value: Value) => number) {
    this.#bytesMax = bytesMax
    this.#sizeOf = sizeOf
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    // A Map remembers the order of insertion: the first is the one not used for longest.
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#delete(key)
    this.#values.set(key, value)
    this.#bytes += this.#sizeOf(value)
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#bytesMax) return
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
