/**
 * Writes numbers as bytes of seven bits, least significant first, and keeps all strings for the end,
 * where they are decoded at once. What it writes opens with the offset of the strings.
 */
export class ByteWriter {
  readonly #bytes: number[] = []
  readonly #strings: string[] = []

  byte(value: number): void {
    this.#bytes.push(value)
  }

  /** A whole number from 0 to 2³¹ − 1. */
  number(value: number): void {
    let rest = value
    for (; rest > 127; rest >>>= 7) this.#bytes.push((rest & 127) | 128)
    this.#bytes.push(rest)
  }

  threeBytes(value: number): void {
    this.#bytes.push(value & 255, (value >> 8) & 255, value >> 16)
  }

  string(value: string): void {
    this.number(value.length)
    this.#strings.push(value)
  }

  list<Item>(
    items: Iterable<Item> & { readonly length: number },
    write: (item: Item) => void,
  ): void {
    this.number(items.length)
    for (const item of items) write(item)
  }

  finish(): Uint8Array {
    const strings = new TextEncoder().encode(this.#strings.join(''))
    const stringsStart = 4 + this.#bytes.length
    const bytes = new Uint8Array(stringsStart + strings.length)
    new DataView(bytes.buffer).setUint32(0, stringsStart)
    bytes.set(this.#bytes, 4)
    bytes.set(strings, stringsStart)
    return bytes
  }
}
