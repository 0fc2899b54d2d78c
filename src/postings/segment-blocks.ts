import type { Segment } from './segment.ts'

/** Size of a block in bytes; a block is read as a whole to find one list. A longer list has a block of its own. */
const blockBytesMax = 8000
const entryBytes = 12
const headerBytes = 8
const blocksOfSegmentMax = 2 ** 16

/** Cuts a segment into blocks, in order. */
export function divideSegment({ hashes, ends, bytes }: Segment): Segment[] {
  const blocks: Segment[] = []
  let first = 0
  let start = 0
  const close = (next: number) => {
    const end = ends[next - 1] ?? 0
    blocks.push({
      hashes: hashes.subarray(first, next),
      ends: ends.subarray(first, next).map((at) => at - start),
      bytes: bytes.subarray(start, end),
    })
    first = next
    start = end
  }
  for (let index = 1; index <= hashes.length; index++) {
    const size = (index + 1 - first) * entryBytes + (ends[index] ?? 0) - start
    if (index === hashes.length || size > blockBytesMax) close(index)
  }
  return blocks
}

/** The segment that was cut into these blocks. */
export function joinBlocks(blocks: readonly Segment[]): Segment {
  const count = blocks.reduce((sum, { hashes }) => sum + hashes.length, 0)
  const size = blocks.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const whole = {
    hashes: new Float64Array(count),
    ends: new Uint32Array(count),
    bytes: new Uint8Array(size),
  }
  let index = 0
  let start = 0
  for (const { hashes, ends, bytes } of blocks) {
    whole.hashes.set(hashes, index)
    for (let offset = 0; offset < ends.length; offset++)
      whole.ends[index + offset] = start + (ends[offset] ?? 0)
    whole.bytes.set(bytes, start)
    index += hashes.length
    start += bytes.length
  }
  return whole
}

/** A block as bytes: the number of lists, then their hashes, their ends and their postings. */
export function encodeBlock({ hashes, ends, bytes }: Segment): Uint8Array {
  const count = hashes.length
  const block = new Uint8Array(headerBytes + count * entryBytes + bytes.length)
  new Uint32Array(block.buffer, 0, 1)[0] = count
  new Float64Array(block.buffer, headerBytes, count).set(hashes)
  new Uint32Array(block.buffer, headerBytes + count * 8, count).set(ends)
  block.set(bytes, headerBytes + count * entryBytes)
  return block
}

/** The block that `encodeBlock` encoded, as a segment. It shares memory with the bytes where these are aligned. */
export function decodeBlock(stored: Uint8Array): Segment {
  // A typed array of eight-byte numbers can only begin at a multiple of eight, otherwise the bytes are copied.
  const block = stored.byteOffset % 8 === 0 ? stored : stored.slice()
  const { buffer, byteOffset } = block
  const count = new Uint32Array(buffer, byteOffset, 1)[0] ?? 0
  const endsAt = headerBytes + count * 8
  return {
    hashes: new Float64Array(buffer, byteOffset + headerBytes, count),
    ends: new Uint32Array(buffer, byteOffset + endsAt, count),
    bytes: block.subarray(endsAt + count * 4),
  }
}

/** The id of a block: the number of its segment, and its index in it. */
export function blockId(segment: number, block: number): number {
  return segment * blocksOfSegmentMax + block
}

/** The directory of a segment: the first hash of each block, in order. It locates the block of a hash. */
export function encodeDirectory(blocks: readonly Segment[]): Uint8Array {
  const firstHashes = Float64Array.from(blocks, ({ hashes }) => hashes[0] ?? 0)
  return new Uint8Array(firstHashes.buffer)
}

/** The directory that `encodeDirectory` encoded. */
export function decodeDirectory(stored: Uint8Array): Float64Array {
  const { buffer, byteOffset } = stored.byteOffset % 8 === 0 ? stored : stored.slice()
  return new Float64Array(buffer, byteOffset, stored.length / 8)
}
