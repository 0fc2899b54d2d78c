/** Something that is kept; whoever uses it says so. */
export type Kept = { readonly bytes: number; wasUsed: boolean }

/**
 * What a cache keeps within a budget of bytes. When it is spent, the oldest is forgotten, but what was used meanwhile
 * stays once more, as if it were new: the clock or second-chance algorithm (Corbató, "A paging experiment with the
 * Multics system", 1968). To use something costs nothing but its mark; to move it to the end of a map each time took
 * 6 % of the CPU of a question by `graph`.
 */
export class SecondChance<One extends Kept> {
  readonly #bytesMax: () => number
  readonly #forget: (one: One) => void
  /** In the order of their coming. */
  readonly #all = new Set<One>()
  #bytes = 0

  constructor(bytesMax: () => number, forget: (one: One) => void) {
    this.#bytesMax = bytesMax
    this.#forget = forget
  }

  get bytes(): number {
    return this.#bytes
  }

  add(one: One): void {
    this.#all.add(one)
    this.#bytes += one.bytes
    for (const oldest of this.#all) {
      if (this.#bytes <= this.#bytesMax()) return
      this.#all.delete(oldest)
      if (oldest.wasUsed) {
        oldest.wasUsed = false
        this.#all.add(oldest)
      } else {
        this.#bytes -= oldest.bytes
        this.#forget(oldest)
      }
    }
  }

  delete(one: One): void {
    if (this.#all.delete(one)) this.#bytes -= one.bytes
  }
}
