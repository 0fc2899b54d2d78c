import { compoundFileOf } from './compound-file.ts'

/** A part of the text, which is stored with a byte for each character or with two. */
type Piece = { readonly text: string; readonly characterBytes: 1 | 2 }

const headerBytes = 0x600
const ofBytes = 0x4000_0000
const flags = { usesTable1: 0x200, encrypted: 0x100 }

/** A Word document of 1997 with these pieces of text, each of the first kind in Windows-1252, and no formatting. */
export function docOf(
  pieces: readonly Piece[],
  { isEncrypted = false, version = 0xc1 } = {},
): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16LE(0xa5ec)
  header.writeUInt16LE(version, 2)
  header.writeUInt16LE(flags.usesTable1 | (isEncrypted ? flags.encrypted : 0), 10)
  const characters = pieces.reduce((sum, { text }) => sum + text.length, 0)
  header.writeUInt32LE(characters, 0x4c)
  const stored: Buffer[] = []
  const ends: number[] = [0]
  const items: Buffer[] = []
  let offset = headerBytes
  for (const { text, characterBytes } of pieces) {
    const item = Buffer.alloc(8)
    item.writeUInt32LE(characterBytes === 1 ? offset * 2 + ofBytes : offset, 2)
    items.push(item)
    const bytes = Buffer.from(text, characterBytes === 1 ? 'latin1' : 'utf16le')
    stored.push(bytes)
    offset += bytes.length
    ends.push((ends.at(-1) ?? 0) + text.length)
  }
  const positions = Buffer.alloc(ends.length * 4)
  for (const [at, end] of ends.entries()) positions.writeUInt32LE(end, at * 4)
  const order = Buffer.concat([positions, ...items])
  const start = Buffer.from([2, 0, 0, 0, 0])
  start.writeUInt32LE(order.length, 1)
  const table = Buffer.concat([start, order])
  header.writeUInt32LE(table.length, 0x1a6)
  return compoundFileOf({
    WordDocument: Buffer.concat([header, ...stored]),
    '1Table': table,
  })
}
