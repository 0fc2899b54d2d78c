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

/** Reads what a {@link ByteWriter} wrote, in the same order. */
export class ByteReader {
  readonly #bytes: Uint8Array
  readonly #strings: string
  #next = 4
  #nextString = 0

  constructor(bytes: Uint8Array) {
    const stringsStart = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
    this.#bytes = bytes
    this.#strings = new TextDecoder().decode(bytes.subarray(stringsStart))
  }

  byte(): number {
    return this.#bytes[this.#next++] ?? 0
  }

  number(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }

  threeBytes(): number {
    return this.byte() | (this.byte() << 8) | (this.byte() << 16)
  }

  string(): string {
    const start = this.#nextString
    this.#nextString = start + this.number()
    return this.#strings.slice(start, this.#nextString)
  }

  list<Item>(read: () => Item): Item[] {
    return Array.from({ length: this.number() }, read)
  }
}
