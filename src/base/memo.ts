/**
 * Remembers what was computed of a key. Of two generations the older is forgotten when the younger
 * is full, so what is in use stays, and never more than twice `generationSizeMax` is kept.
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

/** V8 keeps a longer slice of a text as a view, with which the whole text would stay in memory. */
function detached(slice: string): string {
  return slice.length < viewLengthMin ? slice : [...slice].join('')
}

const viewLengthMin = 13
