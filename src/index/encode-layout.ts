import type { ChunkLayout } from '../extraction/blocks/chunk-layout.ts'
import { packBlock, unpackBlock } from '../extraction/blocks/stored-blocks.ts'
import type { ByteReader } from './byte-reader.ts'
import type { ByteWriter } from './byte-writer.ts'

/** Each block takes three to five bytes: what it is, the gap to the block before, its length. */
export function writeLayout(writer: ByteWriter, { headings, blocks, lead }: ChunkLayout): void {
  writer.list(headings, (heading) => writer.string(heading))
  let last = 0
  writer.list(blocks, (block) => {
    writer.number(packBlock(block))
    writer.number(block.start - last)
    writer.number(block.end - block.start)
    last = block.end
  })
  writer.byte(lead ? 1 : 0)
  if (!lead) return
  writer.number(lead.start)
  writer.string(lead.text)
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
  if (reader.byte() === 0) return { headings, blocks }
  const start = reader.number()
  const text = reader.string()
  return { headings, blocks, lead: { start, end: start + text.length, text } }
}
