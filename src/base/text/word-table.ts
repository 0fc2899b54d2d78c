import { hashOfPart, isPart } from './text-parts.ts'

/** A hash table from words to values, which looks up a part of a text without making a string of it. */
export class WordTable<Value> {
  readonly #words: readonly string[]
  readonly #values: readonly Value[]
  /** Open addressing: 0 if empty, otherwise the index of a word plus 1. */
  readonly #slots: Int32Array

  constructor(values: ReadonlyMap<string, Value>) {
    this.#words = [...values.keys()]
    this.#values = [...values.values()]
    this.#slots = new Int32Array(4 * 2 ** Math.ceil(Math.log2(Math.max(1, values.size))))
    for (const [index, word] of this.#words.entries())
      this.#slots[this.#slotOf(word, 0, word.length)] = index + 1
  }

  /** The value of this part of the text; undefined if it is not in the table. */
  at(text: string, start: number, end: number): Value | undefined {
    return this.#values[(this.#slots[this.#slotOf(text, start, end)] ?? 0) - 1]
  }

  #slotOf(text: string, start: number, end: number): number {
    const mask = this.#slots.length - 1
    for (let slot = hashOfPart(text, start, end) & mask; ; slot = (slot + 1) & mask) {
      const index = (this.#slots[slot] ?? 0) - 1
      if (index < 0 || isPart(text, start, end, this.#words[index] ?? '')) return slot
    }
  }
}
