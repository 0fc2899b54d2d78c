import type { CompoundFile } from '../office-binary/open-compound-file.ts'
import { charsetOfCodePage } from '../text/charsets/code-pages.ts'
import { decodeText } from '../text/charsets/decode-text.ts'

/** The types of properties that are read ([MS-OXCDATA] 2.11.1). */
const type = { integer: 0x0003, time: 0x0040, string8: '001E', string: '001F', bytes: '0102' }
/** The ids of the code pages of strings of bytes, and of HTML. */
const codePage = { strings: 0x3ffd, html: 0x3fde }
const westernCodePage = 1252
const propertyBytes = 16
/** What stands before the properties of a message, of one within another, and of a recipient or an attachment. */
const headerBytes = { message: 32, embedded: 24, part: 8 }
/** From the first moment that Windows counts to the first that JavaScript counts. */
const epochMs = 11_644_473_600_000
/** No message is from after the year 9999. */
const dateMsMax = 253_402_300_800_000

/** The storages of a message file: one for each recipient and attachment, and one for a message within an attachment. */
export class MessageStorages {
  readonly #file: CompoundFile
  /** By the path of a storage, with a slash behind it, the paths of those in it. */
  readonly #within = new Map<string, string[]>([['', []]])

  constructor(file: CompoundFile) {
    this.#file = file
    for (const name of file.names) this.#add(name.slice(0, name.lastIndexOf('/') + 1))
  }

  /** The storages in another whose names begin so, in order. */
  within(storage: string, start: string): readonly string[] {
    const found = this.#within.get(storage) ?? []
    return found.filter((one) => one.startsWith(storage + start)).sort()
  }

  propertiesOf(storage: string): Properties {
    const header =
      storage === ''
        ? headerBytes.message
        : storage.endsWith('3701000D/')
          ? headerBytes.embedded
          : headerBytes.part
    const bytes = this.#file.read(`${storage}__properties_version1.0`)
    return new Properties(this.#file, storage, bytes?.subarray(header) ?? Buffer.alloc(0))
  }

  #add(storage: string): void {
    if (this.#within.has(storage)) return
    this.#within.set(storage, [])
    const parent = storage.slice(0, storage.lastIndexOf('/', storage.length - 2) + 1)
    this.#add(parent)
    this.#within.get(parent)?.push(storage)
  }
}

/**
 * The properties of a message, a recipient or an attachment, by their ids: numbers in one stream, others in their own.
 */
export class Properties {
  readonly #file: CompoundFile
  readonly #storage: string
  /** The values of eight bytes, by type and id. */
  readonly #values = new Map<number, Buffer>()

  constructor(file: CompoundFile, storage: string, values: Buffer) {
    this.#file = file
    this.#storage = storage
    for (let at = 0; at + propertyBytes <= values.length; at += propertyBytes)
      this.#values.set(values.readUInt32LE(at), values.subarray(at + 8, at + propertyBytes))
  }

  number(id: number): number | undefined {
    return this.#valueOf(id, type.integer)?.readInt32LE(0)
  }

  /** A moment as ISO 8601. */
  date(id: number): string | undefined {
    const ticks = this.#valueOf(id, type.time)?.readBigUInt64LE(0)
    if (!ticks) return undefined
    const ms = Number(ticks / 10_000n) - epochMs
    return ms < dateMsMax ? new Date(ms).toISOString() : undefined
  }

  text(id: number): string | undefined {
    const utf16 = this.#read(id, type.string)
    const text = utf16 ? utf16.toString('utf16le') : this.#decoded(id, type.string8)
    return text?.replaceAll('\0', '').toWellFormed()
  }

  /** HTML, which is stored in bytes of its own encoding, or as a string. */
  markup(id: number): string | undefined {
    return this.#decoded(id, type.bytes, codePage.html) ?? this.text(id)
  }

  bytes(id: number): Buffer | undefined {
    return this.#read(id, type.bytes)
  }

  #decoded(id: number, ofType: string, page = codePage.strings): string | undefined {
    const bytes = this.#read(id, ofType)
    const declared = this.number(page) ?? this.number(codePage.html) ?? westernCodePage
    return bytes && decodeText(bytes, charsetOfCodePage(declared))
  }

  #read(id: number, ofType: string): Buffer | undefined {
    const name = id.toString(16).toUpperCase().padStart(4, '0')
    return this.#file.read(`${this.#storage}__substg1.0_${name}${ofType}`)
  }

  #valueOf(id: number, ofType: number): Buffer | undefined {
    return this.#values.get(id * 0x1_00_00 + ofType)
  }
}
