/**
 * Bits for each feature, and how many of them it sets: one feature in a hundred that a segment does not have is taken
 * for one of it. Most names that a walk looks up are in one or two segments of a dozen, so a question over 100,000
 * passages reads a tenth of the blocks that it reads without filters.
 */
const bitsOfFeature = 10
const bitsSet = 5

/**
 * A Bloom filter of the features of a segment, given by their hashes: it tells of most features that the segment does
 * not have that it does not. Source: Bloom, "Space/time trade-offs in hash coding with allowable errors" (1970), with
 * two hashes for all bits as by Kirsch and Mitzenmacher (2006).
 */
export function encodeFilter(hashes: Float64Array): Uint8Array {
  const filter = new Uint8Array(Math.ceil((hashes.length * bitsOfFeature) / 8))
  const bits = 8 * filter.length
  for (const hash of hashes) {
    const step = stepOf(hash)
    for (let nth = 0, bit = hash >>> 0; nth < bitsSet; nth++, bit = (bit + step) >>> 0) {
      const byte = (bit % bits) >>> 3
      filter[byte] = (filter[byte] ?? 0) | (1 << ((bit % bits) & 7))
    }
  }
  return filter
}

/** Whether a segment with this filter may have the feature; it has it not where this is false. */
export function mayHave(filter: Uint8Array, hash: number): boolean {
  const bits = 8 * filter.length
  const step = stepOf(hash)
  for (let nth = 0, bit = hash >>> 0; nth < bitsSet; nth++, bit = (bit + step) >>> 0)
    if (((filter[(bit % bits) >>> 3] ?? 0) & (1 << ((bit % bits) & 7))) === 0) return false
  return true
}

/** The high bits of a hash, as an odd number of 32 bits: the low ones are where its bits begin. */
function stepOf(hash: number): number {
  return (Math.imul(hash / 2 ** 32, 0x9e3779b1) | 1) >>> 0
}
