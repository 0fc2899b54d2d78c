/**
 * A cache of computed values in two generations. When the younger one is full, the older one is dropped. Values in use
 * stay, and there are never more than twice `generationSizeMax`.
 */
export class Memo<Value> {
  readonly #compute: (key: string) => Value
  readonly #generationSizeMax: number
  #younger = new Map<string, Value>()
  #older = new Map<string, Value>()

  constructor(generationSizeMax: number, compute: (key: string) => Value) {
    this.#compute = compute
    this.#generationSizeMax = generationSizeMax
  }

  get(key: string): Value {
    return this.#younger.get(key) ?? this.#remember(key)
  }

  #remember(part: string): Value {
    const key = detached(part)
    const value = this.#older.get(key) ?? this.#compute(key)
    if (this.#younger.size >= this.#generationSizeMax) {
      this.#older = this.#younger
      this.#younger = new Map()
    }
    this.#younger.set(key, value)
    return value
  }
}

/** A copy of a slice. V8 keeps a longer slice as a view, which would keep the whole text in memory. */
export function detached(slice: string): string {
  return slice.length < viewLengthMin ? slice : [...slice].join('')
}

/** V8 keeps slices of at least this many characters as views (`SlicedString::kMinLength`). */
const viewLengthMin = 13
