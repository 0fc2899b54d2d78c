import { crc32, inflateRawSync } from 'node:zlib'
import { unprocessable } from './unprocessable.ts'

/** Most entries, and most decompressed bytes of all reads together: more than real documents have. */
const entriesMax = 10_000
const decompressedBytesMax = 256 * 1024 * 1024
/** An entry may grow to `ratioMax` times its compressed size, or to `freeBytes` if that is more. */
const ratioMax = 400
const freeBytes = 16 * 1024 * 1024

const tooLarge = 'The file is too large once decompressed'
const damaged = 'The file is damaged: its ZIP container cannot be read'

/** A ZIP container whose entries are decompressed on demand. */
export type ZipArchive = {
  readonly names: readonly string[]
  /** Throws `unprocessable_document` if the entry is encrypted, damaged or too large. */
  readonly read: (name: string) => Uint8Array | undefined
}

type Entry = {
  readonly encrypted: boolean
  readonly method: number
  readonly checksum: number
  readonly compressedBytes: number
  readonly offset: number
}

/**
 * Opens a ZIP file by its central directory (PKWARE APPNOTE 6.3, without ZIP64 and split archives). Declared sizes are
 * not trusted: the limit counts decompressed bytes, over all reads together.
 */
export function openZip(bytes: Uint8Array): ZipArchive {
  const entries = withoutOuterFolder(readDirectory(bytes))
  let bytesLeft = decompressedBytesMax
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      const content = readEntry(bytes, entry, bytesLeft)
      bytesLeft -= content.length
      return content
    },
  }
}

function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = view.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > view.length) throw unprocessable(damaged)
  const count = view.readUInt16LE(end + 10)
  const size = view.readUInt32LE(end + 12)
  // Bytes before the archive shift every offset in it.
  const shift = end - size - view.readUInt32LE(end + 16)
  if (shift < 0) throw unprocessable(damaged)
  if (count > entriesMax) throw unprocessable(`The file has more than ${entriesMax} entries`)

  const entries = new Map<string, Entry>()
  let position = end - size
  for (let index = 0; index < count; index += 1) {
    if (position + 46 > end || view.readUInt32LE(position) !== 0x02014b50)
      throw unprocessable(damaged)
    const nameEnd = position + 46 + view.readUInt16LE(position + 28)
    const name = view.toString('utf8', position + 46, nameEnd).replaceAll('\\', '/')
    entries.set(name, {
      encrypted: (view.readUInt16LE(position + 8) & 1) !== 0,
      method: view.readUInt16LE(position + 10),
      checksum: view.readUInt32LE(position + 16),
      compressedBytes: view.readUInt32LE(position + 20),
      offset: view.readUInt32LE(position + 42) + shift,
    })
    position = nameEnd + view.readUInt16LE(position + 30) + view.readUInt16LE(position + 32)
  }
  return entries
}

/** Whoever packs the folder of a document, instead of what is in it, puts that folder before every name. */
function withoutOuterFolder(entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> {
  const [first = ''] = entries.keys()
  const folder = first.slice(0, first.indexOf('/') + 1)
  const names = [...entries.keys()]
  if (folder === '' || !names.every((name) => name.startsWith(folder))) return entries
  return new Map([...entries].map(([name, entry]) => [name.slice(folder.length), entry]))
}

function readEntry(bytes: Uint8Array, entry: Entry, bytesLeft: number): Uint8Array {
  if (entry.encrypted) throw unprocessable('The file is encrypted and needs a password')
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (entry.offset + 30 > view.length || view.readUInt32LE(entry.offset) !== 0x04034b50)
    throw unprocessable(damaged)
  const start =
    entry.offset + 30 + view.readUInt16LE(entry.offset + 26) + view.readUInt16LE(entry.offset + 28)
  if (start + entry.compressedBytes > view.length) throw unprocessable(damaged)
  const compressed = view.subarray(start, start + entry.compressedBytes)

  const content = decompress(compressed, entry.method, bytesLeft)
  if (crc32(content) !== entry.checksum)
    throw unprocessable('The file is damaged: a checksum in its ZIP container is wrong')
  return content
}

function decompress(compressed: Buffer, method: number, bytesLeft: number): Uint8Array {
  const bytesMax = Math.min(bytesLeft, Math.max(freeBytes, compressed.length * ratioMax))
  if (method === 0) {
    if (compressed.length > bytesMax) throw unprocessable(tooLarge)
    return compressed
  }
  if (method !== 8)
    throw unprocessable('The file is damaged: unknown compression in its ZIP container')
  if (bytesMax === 0) throw unprocessable(tooLarge)
  try {
    return inflateRawSync(compressed, { maxOutputLength: bytesMax })
  } catch (error) {
    const overflow = error instanceof RangeError
    throw unprocessable(overflow ? tooLarge : damaged, error)
  }
}
