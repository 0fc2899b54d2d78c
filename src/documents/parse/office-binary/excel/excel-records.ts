import { decodeCodePage } from '../../text/charsets/code-pages.ts'

const headBytes = 4
const utf16CodePage = 1200
/** What the flags of a string say ([MS-XLS] 2.5.293). */
const stringFlag = { isWide: 1, hasPhonetic: 4, isRich: 8 }
const continuation = 0x3c

/** A record of a workbook: its kind, its bytes, and where it and the next one begin. */
export type ExcelRecord = {
  readonly kind: number
  readonly data: Buffer
  readonly start: number
  readonly end: number
}

/** The record that begins at a place of the stream; undefined at its end, or if the rest of it is missing. */
export function recordAt(stream: Buffer, start: number): ExcelRecord | undefined {
  if (start + headBytes > stream.length) return undefined
  const end = start + headBytes + stream.readUInt16LE(start + 2)
  if (end > stream.length) return undefined
  return {
    kind: stream.readUInt16LE(start),
    data: stream.subarray(start + headBytes, end),
    start,
    end,
  }
}

/** The data of a record and of those that continue it. */
export function continued(stream: Buffer, first: ExcelRecord): readonly Buffer[] {
  const parts = [first.data]
  for (
    let next = recordAt(stream, first.end);
    next?.kind === continuation;
    next = recordAt(stream, next.end)
  )
    parts.push(next.data)
  return parts
}

/** Reads strings of a workbook of 1997 and later, which may go on in the next record, there with flags of their own. */
export class StringReader {
  readonly #parts: readonly Buffer[]
  #part = 0
  #at: number

  /** Reads from an offset in the first of these parts. */
  constructor(parts: readonly Buffer[], at = 0) {
    this.#parts = parts
    this.#at = at
  }

  get isAtEnd(): boolean {
    return this.#part + 1 >= this.#parts.length && this.#left <= 0
  }

  /** A string whose length has one byte or two. */
  next(lengthBytes: 1 | 2 = 2): string {
    const count = this.#number(lengthBytes)
    let flags = this.#number(1)
    const runs = (flags & stringFlag.isRich) === 0 ? 0 : this.#number(2)
    const phoneticBytes = (flags & stringFlag.hasPhonetic) === 0 ? 0 : this.#number(4)
    let text = ''
    for (let left = count; left > 0 && !this.isAtEnd; ) {
      const width = (flags & stringFlag.isWide) === 0 ? 1 : 2
      const taken = Math.min(left, Math.floor(this.#left / width))
      text += this.#take(taken * width).toString(width === 1 ? 'latin1' : 'utf16le')
      left -= taken
      if (left > 0) {
        // Half a character at the end of a part is none.
        this.#beginNext()
        flags = this.#number(1)
      }
    }
    this.#pass(runs * 4 + phoneticBytes)
    return text
  }

  get #left(): number {
    return Math.max((this.#parts[this.#part]?.length ?? 0) - this.#at, 0)
  }

  /** Numbers are not divided between records, but may stand at the beginning of one. */
  #number(bytes: 1 | 2 | 4): number {
    if (this.#left === 0) this.#beginNext()
    return this.isAtEnd ? 0 : this.#take(bytes).readUIntLE(0, bytes)
  }

  #take(bytes: number): Buffer {
    const taken = this.#parts[this.#part]?.subarray(this.#at, this.#at + bytes) ?? Buffer.alloc(0)
    this.#at += bytes
    return taken
  }

  #pass(bytes: number): void {
    for (let left = bytes; left > 0 && !this.isAtEnd; ) {
      if (this.#left === 0) this.#beginNext()
      const passed = Math.min(left, this.#left)
      this.#take(passed)
      left -= passed
    }
  }

  #beginNext(): void {
    do {
      this.#part += 1
      this.#at = 0
    } while (this.#left === 0 && this.#part < this.#parts.length)
  }
}

/** The strings of a workbook by how its version writes them: since 1997 in UTF-16, before in a code page. */
export class ExcelStrings {
  readonly #stream: Buffer
  readonly #isOld: boolean
  codePage = 1252

  constructor(stream: Buffer, isOld: boolean) {
    this.#stream = stream
    this.#isOld = isOld
  }

  /** The string at an offset of a record. */
  read(record: ExcelRecord, at: number, lengthBytes: 1 | 2 = 2): string {
    const text = this.#isOld
      ? this.#readBytes(record.data, at, lengthBytes)
      : new StringReader(continued(this.#stream, record), at).next(lengthBytes)
    return text.replaceAll('\0', '').toWellFormed()
  }

  #readBytes(data: Buffer, at: number, lengthBytes: 1 | 2): string {
    const start = at + lengthBytes
    const bytes = data.subarray(start, start + data.readUIntLE(at, lengthBytes))
    return decodeCodePage(bytes, this.codePage === utf16CodePage ? 1252 : this.codePage)
  }
}
