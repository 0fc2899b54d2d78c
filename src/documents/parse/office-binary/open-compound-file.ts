import { unprocessable } from '../unprocessable.ts'

/** Most streams and storages: a mail has some twenty for each attachment, other files fewer than a hundred in all. */
const entriesMax = 50_000
/** Storages within each other; a mail needs two for each mail that is attached to another. */
const nestingMax = 32
const signature = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const headerBytes = 512
const directoryEntryBytes = 128
/** The header names so many sectors of the allocation table, before the chain that names the others. */
const tableSectorsInHeader = 109
const shortSectorBytes = 64
/** What is no number of a sector, or of an entry: the end of a chain, free sectors, no entry. */
const sectorMax = 0xfffffffa
const noEntry = 0xffffffff

const damaged = 'The file is damaged: its compound file cannot be read'

/** A compound file, whose streams are read on demand. */
export type CompoundFile = {
  /** The streams, those within a storage behind its name: `ObjectPool/_1/Contents`. */
  readonly names: readonly string[]
  /** Throws `unprocessable_document` if the stream is damaged. Each is to be read once. */
  readonly read: (name: string) => Buffer | undefined
}

type Entry = { readonly start: number; readonly size: number }

/** Whether a file is a compound file, by its first bytes. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature
}

/**
 * Opens a file in Microsoft's Compound File Binary format ([MS-CFB] 11): a file system of sectors in chains, in which
 * Office before 2007 and Outlook keep their documents. No chain is followed further than the size of what it holds, and
 * all reads together give no more bytes than the file has, short sectors twice: so chains that go in circles or overlap
 * end. Throws `unprocessable_document`.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < headerBytes) throw unprocessable(damaged)
  const sectors = new Sectors(file)
  const { root, streams } = readDirectory(sectors.readDirectory())
  const shortMax = file.readUInt32LE(56)
  let short: ShortSectors | undefined
  return {
    names: [...streams.keys()],
    read(name) {
      const entry = streams.get(name)
      if (entry === undefined) return undefined
      if (entry.size >= shortMax) return sectors.read(entry)
      short ??= new ShortSectors(sectors.read(root), sectors.readShortTable())
      return short.read(entry)
    },
  }
}

class Sectors {
  readonly #file: Buffer
  readonly #sectorBytes: number
  readonly #count: number
  /** By the number of a sector, that of the next one in its chain. */
  readonly #table: Uint32Array
  #bytesLeft: number

  constructor(file: Buffer) {
    this.#file = file
    const shift = file.readUInt16LE(30)
    if (shift !== 9 && shift !== 12) throw unprocessable(damaged)
    this.#sectorBytes = 2 ** shift
    this.#count = Math.ceil(file.length / this.#sectorBytes) - 1
    this.#bytesLeft = file.length
    this.#table = this.#readTable()
  }

  read({ start, size }: Entry): Buffer {
    this.#bytesLeft -= size
    if (this.#bytesLeft < 0) throw unprocessable(damaged)
    return gather(start, size, this.#table, (sector) => this.#sector(sector), this.#sectorBytes)
  }

  readDirectory(): Buffer {
    return this.#readChain(this.#file.readUInt32LE(48))
  }

  readShortTable(): Uint32Array {
    return numbersIn(this.#readChain(this.#file.readUInt32LE(60)))
  }

  /** A chain to its end. */
  #readChain(start: number): Buffer {
    let count = 0
    for (let at = start; at < sectorMax; at = this.#table[at] ?? noEntry)
      if (++count > this.#count) throw unprocessable(damaged)
    return this.read({ start, size: count * this.#sectorBytes })
  }

  /** The last sector of a file may have fewer bytes. */
  #sector(sector: number): Buffer {
    if (sector >= this.#count) throw unprocessable(damaged)
    const start = (sector + 1) * this.#sectorBytes
    return this.#file.subarray(start, start + this.#sectorBytes)
  }

  /** The allocation table, as far as the file has sectors. */
  #readTable(): Uint32Array {
    const perSector = this.#sectorBytes / 4
    const table = new Uint32Array(Math.ceil(this.#count / perSector) * perSector).fill(noEntry)
    let filled = 0
    for (const sector of this.#tableSectors()) {
      if (filled >= table.length) break
      table.set(numbersIn(this.#sector(sector)), filled)
      filled += perSector
    }
    return table
  }

  *#tableSectors(): Generator<number> {
    for (let at = 0; at < tableSectorsInHeader; at++) {
      const sector = this.#file.readUInt32LE(76 + at * 4)
      if (sector < sectorMax) yield sector
    }
    let next = this.#file.readUInt32LE(68)
    for (let count = 0; next < sectorMax; count++) {
      if (count > this.#count) throw unprocessable(damaged)
      const sectors = numbersIn(this.#sector(next))
      for (const sector of sectors.subarray(0, -1)) if (sector < sectorMax) yield sector
      next = sectors.at(-1) ?? noEntry
    }
  }
}

/** The small streams, which share one of the others. */
class ShortSectors {
  readonly #bytes: Buffer
  readonly #table: Uint32Array
  #bytesLeft: number

  constructor(bytes: Buffer, table: Uint32Array) {
    this.#bytes = bytes
    this.#table = table
    this.#bytesLeft = bytes.length
  }

  read({ start, size }: Entry): Buffer {
    this.#bytesLeft -= size
    if (this.#bytesLeft < 0) throw unprocessable(damaged)
    const sectorOf = (sector: number) => {
      const from = sector * shortSectorBytes
      return this.#bytes.subarray(from, from + shortSectorBytes)
    }
    return gather(start, size, this.#table, sectorOf, shortSectorBytes)
  }
}

/** The bytes of a chain of sectors, as many as it is said to have. */
function gather(
  start: number,
  size: number,
  table: Uint32Array,
  sectorOf: (sector: number) => Buffer,
  sectorBytes: number,
): Buffer {
  const gathered = Buffer.alloc(size)
  let sector = start
  for (let at = 0; at < size; at += sectorBytes) {
    if (sector >= sectorMax || sectorOf(sector).copy(gathered, at) === 0)
      throw unprocessable(damaged)
    sector = table[sector] ?? noEntry
  }
  return gathered
}

function numbersIn(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readUInt32LE(at * 4))
}

type Directory = { readonly root: Entry; readonly streams: ReadonlyMap<string, Entry> }

/** The entries of a directory: trees of siblings, one for each storage. Each entry is visited once. */
function readDirectory(directory: Buffer): Directory {
  const count = Math.floor(directory.length / directoryEntryBytes)
  if (count > entriesMax)
    throw unprocessable(`The file has more than ${entriesMax.toLocaleString('en')} streams`)
  if (count === 0) throw unprocessable(damaged)
  const entryAt = (at: number) => directory.subarray(at * directoryEntryBytes)
  const streams = new Map<string, Entry>()
  const visited = new Set<number>([0])
  const waiting = [{ at: entryAt(0).readUInt32LE(76), path: '', depth: 0 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { at, path, depth } = next
    if (at >= count || visited.has(at)) continue
    visited.add(at)
    const entry = entryAt(at)
    const nameBytes = Math.max(Math.min(entry.readUInt16LE(64), 64) - 2, 0)
    const name = path + entry.toString('utf16le', 0, nameBytes)
    waiting.push({ at: entry.readUInt32LE(68), path, depth })
    waiting.push({ at: entry.readUInt32LE(72), path, depth })
    if (entry[66] === 2) streams.set(name, placeOf(entry))
    if (entry[66] === 1 && depth < nestingMax)
      waiting.push({ at: entry.readUInt32LE(76), path: `${name}/`, depth: depth + 1 })
  }
  return { root: placeOf(entryAt(0)), streams }
}

function placeOf(entry: Buffer): Entry {
  return { start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) }
}
