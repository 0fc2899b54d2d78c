import type { ChunkLayout, LeadIn } from '../extraction/blocks/chunk-layout.ts'
import { packBlock, unpackBlock } from '../extraction/blocks/stored-blocks.ts'
import type { ByteReader } from './byte-reader.ts'
import type { ByteWriter } from './byte-writer.ts'

/** Writes a layout. A block takes three to five bytes: its kind, the gap to the block before, and its length. */
export function writeLayout(
  writer: ByteWriter,
  { about, headings, blocks, leadIn }: ChunkLayout,
): void {
  writer.list(headings, (heading) => writer.string(heading))
  let last = 0
  writer.list(blocks, (block) => {
    writer.number(packBlock(block))
    writer.number(block.start - last)
    writer.number(block.end - block.start)
    last = block.end
  })
  writer.byte((leadIn ? flags.leadIn : 0) + (about ? flags.about : 0))
  if (leadIn) {
    writer.number(leadIn.start)
    writer.string(leadIn.text)
  }
  if (about) writer.string(about)
}

/** The layout that `writeLayout` wrote. */
export function readLayout(reader: ByteReader): ChunkLayout {
  const headings = reader.list(() => reader.string())
  let last = 0
  const blocks = reader.list(() => {
    const packed = reader.number()
    const start = last + reader.number()
    last = start + reader.number()
    return unpackBlock(packed, start, last)
  })
  const told = reader.byte()
  const leadIn = told & flags.leadIn ? readLeadIn(reader) : undefined
  const about = told & flags.about ? reader.string() : undefined
  return { headings, blocks, ...(leadIn && { leadIn }), ...(about && { about }) }
}

function readLeadIn(reader: ByteReader): LeadIn {
  const start = reader.number()
  const text = reader.string()
  return { start, end: start + text.length, text }
}

/** Bits for the optional fields after the blocks. */
const flags = { leadIn: 1, about: 2 } as const
