/** Hashes have 53 bits; a head is the first 32 of them. */
const tail = 2 ** 21

/**
 * The heads of the hashes of a chunk's features, as they are stored with it: enough to find, when the
 * chunk is removed, the few blocks that can hold its postings.
 */
export function encodeHeads(hashes: Iterable<number>): Uint8Array {
  const heads = new Set<number>()
  for (const hash of hashes) heads.add(Math.floor(hash / tail))
  return new Uint8Array(Uint32Array.from(heads).sort().buffer)
}

export function decodeHeads(stored: Uint8Array): Uint32Array {
  const { buffer, byteOffset } = stored.byteOffset % 4 === 0 ? stored : stored.slice()
  return new Uint32Array(buffer, byteOffset, stored.length / 4)
}

/** The hashes that have this head. */
export function headRange(head: number): { readonly least: number; readonly most: number } {
  return { least: head * tail, most: head * tail + tail - 1 }
}
