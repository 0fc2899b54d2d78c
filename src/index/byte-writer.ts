/**
 * Writes numbers as variable-length integers (LEB128: seven bits a byte, least significant first). All strings come at
 * the end, so that they are decoded in one call; the bytes begin with the offset of the strings.
 */
export class ByteWriter {
  #bytes = spare ?? new Uint8Array(2048)
  #length = offsetLength
  #strings = ''

  constructor() {
    spare = undefined
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(this.#length + 1)
    this.#bytes[this.#length++] = value
  }

  /** Writes a whole number from 0 to 2³¹ − 1. */
  number(value: number): void {
    let rest = value
    for (; rest > 127; rest >>>= 7) this.byte((rest & 127) | 128)
    this.byte(rest)
  }

  threeBytes(value: number): void {
    this.byte(value & 255)
    this.byte((value >> 8) & 255)
    this.byte(value >> 16)
  }

  string(value: string): void {
    this.number(value.length)
    this.#strings += value
  }

  list<Item>(items: readonly Item[], write: (item: Item) => void): void {
    this.number(items.length)
    for (const item of items) write(item)
  }

  finish(): Uint8Array {
    const stringsStart = this.#length
    new DataView(this.#bytes.buffer).setUint32(0, stringsStart)
    this.#grow(stringsStart + this.#strings.length * bytesPerUnitMax)
    const { written } = encoder.encodeInto(this.#strings, this.#bytes.subarray(stringsStart))
    const finished = this.#bytes.slice(0, stringsStart + written)
    if (this.#bytes.length <= spareBytesMax) spare = this.#bytes
    return finished
  }

  #grow(lengthMin: number): void {
    if (lengthMin <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(lengthMin, 2 * this.#bytes.length))
    grown.set(this.#bytes)
    this.#bytes = grown
  }
}

const encoder = new TextEncoder()
/** The buffer of a finished writer, reused by the next one. */
let spare: Uint8Array | undefined
/** A larger buffer is not kept for the next writer: most chunks need less. */
const spareBytesMax = 64 * 1024

/** The bytes of the offset of the strings, at the beginning. */
const offsetLength = 4
/** The most bytes that a UTF-16 code unit takes in UTF-8. */
const bytesPerUnitMax = 3
