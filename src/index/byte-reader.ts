/** Reads the numbers and strings that a `ByteWriter` wrote, in the same order. */
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
