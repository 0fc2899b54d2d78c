/**
 * One feature's occurrences, in ascending order of chunk numbers.
 * `counts[i]` says how often chunk `chunks[i]` has it, `lengths[i]` how many terms that chunk has.
 */
export type Postings = {
  readonly chunks: Uint32Array
  readonly counts: Uint16Array
  readonly lengths: Uint16Array
}

export type Posting = { readonly chunk: number; readonly count: number; readonly length: number }

/** Variable-length integers (seven bits a byte, low bits first): the gap to the chunk before, count, length. */
export function encodePostings(postings: readonly Posting[]): Uint8Array {
  const bytes = scratchOf(postings.length * bytesPerPostingMax)
  let end = 0
  let previous = 0
  const put = (value: number) => {
    let rest = value
    for (; rest > 0x7f; rest >>>= 7) bytes[end++] = (rest & 0x7f) | 0x80
    bytes[end++] = rest
  }
  for (const { chunk, count, length } of postings) {
    put(chunk - previous)
    put(count)
    put(length)
    previous = chunk
  }
  // A small buffer is cut from a pool: a hundred thousand allocations of their own would be felt.
  return Buffer.from(bytes.subarray(0, end))
}

const bytesPerPostingMax = 11
let scratch = new Uint8Array(4096)

function scratchOf(bytes: number): Uint8Array {
  if (scratch.length < bytes) scratch = new Uint8Array(bytes)
  return scratch
}

/** Decodes a feature's blocks, each ascending and none overlapping another, into one list. */
export function decodePostings(blocks: readonly Uint8Array[]): Postings {
  const postingCount = blocks.reduce((sum, block) => sum + countIntegers(block) / 3, 0)
  const postings = {
    chunks: new Uint32Array(postingCount),
    counts: new Uint16Array(postingCount),
    lengths: new Uint16Array(postingCount),
  }
  let index = 0
  for (const block of blocks) index = decodeBlock(block, postings, index)
  return postings
}

function decodeBlock(bytes: Uint8Array, into: Postings, from: number): number {
  let at = 0
  const take = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  let index = from
  for (let chunk = 0; at < bytes.length; index++) {
    chunk += take()
    into.chunks[index] = chunk
    into.counts[index] = take()
    into.lengths[index] = take()
  }
  return index
}

/** Only the last byte of an integer is below 128. */
function countIntegers(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (byte < 0x80) count++
  return count
}
