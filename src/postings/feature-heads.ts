/** A hash has 53 bits; its head is the first 32 of them. */
const tail = 2 ** 21

/**
 * Encodes the heads of the hashes of a chunk's features. They are stored with the chunk: when the chunk is removed,
 * they identify the few blocks that may have its postings.
 */
export function encodeHeads(hashes: Float64Array): Uint8Array {
  const heads = new Uint32Array(hashes.length)
  for (let index = 0; index < hashes.length; index++) heads[index] = (hashes[index] ?? 0) / tail
  return new Uint8Array(heads.buffer)
}

/** The heads that `encodeHeads` encoded. They share memory with the bytes where these are aligned. */
export function decodeHeads(stored: Uint8Array): Uint32Array {
  const { buffer, byteOffset } = stored.byteOffset % 4 === 0 ? stored : stored.slice()
  return new Uint32Array(buffer, byteOffset, stored.length / 4)
}

/** The range of the hashes with this head. */
export function headRange(head: number): { readonly least: number; readonly most: number } {
  return { least: head * tail, most: head * tail + tail - 1 }
}
