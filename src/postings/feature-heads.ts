/** Hashes have 53 bits; a head is the first 32 of them. */
const tail = 2 ** 21

/**
 * The heads of the hashes of a chunk's features, as they are stored with it: enough to find, when the
 * chunk is removed, the few blocks that can hold its postings.
 */
export function encodeHeads(hashes: readonly number[]): Uint8Array {
  const heads = new Uint32Array(hashes.length)
  for (const [index, hash] of hashes.entries()) heads[index] = hash / tail
  return new Uint8Array(heads.buffer)
}

export function decodeHeads(stored: Uint8Array): Uint32Array {
  const { buffer, byteOffset } = stored.byteOffset % 4 === 0 ? stored : stored.slice()
  return new Uint32Array(buffer, byteOffset, stored.length / 4)
}

/** The hashes that have this head. */
export function headRange(head: number): { readonly least: number; readonly most: number } {
  return { least: head * tail, most: head * tail + tail - 1 }
}
