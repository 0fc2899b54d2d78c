const sectorBytes = 512
const shortSectorBytes = 64
const shortMax = 4096
const entryBytes = 128
const noEntry = 0xffffffff
const endOfChain = 0xfffffffe
const tableSector = 0xfffffffd

type Entry = { name: string; type: 1 | 2 | 5; bytes: Buffer; children: number[]; start: number }

/** A compound file ([MS-CFB] 11) with these streams, by their paths: `{ 'storage/stream': bytes }`. */
export function compoundFileOf(streams: Readonly<Record<string, Uint8Array>>): Buffer {
  const entries = entriesOf(streams)
  const root = entries[0] as Entry
  const table: number[] = []
  const sectors: Buffer[] = []
  const shortTable: number[] = []
  const short: Buffer[] = []
  const append = (bytes: Buffer): number => {
    const count = Math.ceil(bytes.length / sectorBytes)
    if (count === 0) return endOfChain
    const start = table.length
    for (let at = 0; at < count; at++) table.push(at === count - 1 ? endOfChain : start + at + 1)
    sectors.push(padded(bytes, sectorBytes))
    return start
  }
  for (const entry of entries.slice(1)) {
    if (entry.type !== 2) continue
    if (entry.bytes.length >= shortMax) entry.start = append(entry.bytes)
    else if (entry.bytes.length > 0) {
      const count = Math.ceil(entry.bytes.length / shortSectorBytes)
      entry.start = shortTable.length
      for (let at = 0; at < count; at++)
        shortTable.push(at === count - 1 ? endOfChain : entry.start + at + 1)
      short.push(padded(entry.bytes, shortSectorBytes))
    }
  }
  root.bytes = Buffer.concat(short)
  root.start = append(root.bytes)
  const shortTableStart = append(numbers(shortTable))
  const directoryStart = append(padded(Buffer.concat(directoryOf(entries)), sectorBytes))
  // The table holds the sectors of itself, too, and those that name its own beyond the first 109.
  const tableSectors: number[] = []
  const chained: number[] = []
  while (tableSectors.length * (sectorBytes / 4) < table.length) {
    tableSectors.push(table.length)
    table.push(tableSector)
    if (tableSectors.length > 109 + chained.length * (sectorBytes / 4 - 1)) {
      chained.push(table.length)
      table.push(tableSector)
    }
  }
  const ownSectors = new Map<number, Buffer>()
  const wholeTable = padded(numbers(table), sectorBytes, 0xff)
  for (const [at, sector] of tableSectors.entries())
    ownSectors.set(sector, wholeTable.subarray(at * sectorBytes, (at + 1) * sectorBytes))
  for (const [at, sector] of chained.entries()) {
    const named = tableSectors.slice(109 + at * 127, 109 + (at + 1) * 127)
    const filled = [...named, ...Array<number>(127 - named.length).fill(noEntry)]
    ownSectors.set(sector, numbers([...filled, chained[at + 1] ?? endOfChain]))
  }
  const own = [...ownSectors].sort(([one], [other]) => one - other).map(([, bytes]) => bytes)
  const header = Buffer.alloc(sectorBytes, 0)
  header.write('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(tableSectors.length, 44)
  header.writeUInt32LE(directoryStart, 48)
  header.writeUInt32LE(shortMax, 56)
  header.writeUInt32LE(shortTable.length > 0 ? shortTableStart : endOfChain, 60)
  header.writeUInt32LE(Math.ceil((shortTable.length * 4) / sectorBytes), 64)
  header.writeUInt32LE(chained[0] ?? endOfChain, 68)
  header.writeUInt32LE(chained.length, 72)
  for (let at = 0; at < 109; at++) header.writeUInt32LE(tableSectors[at] ?? noEntry, 76 + at * 4)
  return Buffer.concat([header, ...sectors, ...own])
}

function entriesOf(streams: Readonly<Record<string, Uint8Array>>): Entry[] {
  const entries: Entry[] = [entryOf('Root Entry', 5)]
  const storages = new Map([['', 0]])
  const storageAt = (path: string): number => {
    const known = storages.get(path)
    if (known !== undefined) return known
    const index = add(path, 1)
    storages.set(path, index)
    return index
  }
  const add = (path: string, type: 1 | 2, bytes = Buffer.alloc(0)): number => {
    const cut = path.lastIndexOf('/')
    const parent = storageAt(path.slice(0, Math.max(cut, 0)))
    const index = entries.push({ ...entryOf(path.slice(cut + 1), type), bytes }) - 1
    entries[parent]?.children.push(index)
    return index
  }
  for (const [path, bytes] of Object.entries(streams)) add(path, 2, Buffer.from(bytes))
  return entries
}

function entryOf(name: string, type: Entry['type']): Entry {
  return { name, type, bytes: Buffer.alloc(0), children: [], start: endOfChain }
}

/** Siblings are a chain to the right, which any reader of a tree follows. */
function directoryOf(entries: readonly Entry[]): Buffer[] {
  const next = new Map<number, number>()
  for (const { children } of entries)
    for (const [at, child] of children.entries()) next.set(child, children[at + 1] ?? noEntry)
  return entries.map(({ name, type, bytes, children, start }, index) => {
    const entry = Buffer.alloc(entryBytes)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE(name.length * 2 + 2, 64)
    entry[66] = type
    entry[67] = 1
    entry.writeUInt32LE(noEntry, 68)
    entry.writeUInt32LE(next.get(index) ?? noEntry, 72)
    entry.writeUInt32LE(children[0] ?? noEntry, 76)
    entry.writeUInt32LE(start, 116)
    entry.writeUInt32LE(bytes.length, 120)
    return entry
  })
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4)
  return bytes
}

function padded(bytes: Buffer, unit: number, filler = 0): Buffer {
  const missing = (unit - (bytes.length % unit)) % unit
  return Buffer.concat([bytes, Buffer.alloc(missing, filler)])
}
