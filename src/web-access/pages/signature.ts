import { hashText } from '../../base/hash/hash-text.ts'
import { words } from '../../language/words/words.ts'

const shingleWords = 5
const signatureSize = 64
/** How many characters of a text are compared. */
const lengthMax = 50_000
const leastShingles = 20
/** Two texts of one site with this Jaccard index of shingles are the same page at two addresses. */
const copyMin = 0.85
/**
 * … and of two sites with this one: each puts its own title, boxes and credits around a text that both have from an
 * agency, while nobody else's sentences are the same by half. Not measured.
 */
const syndicatedMin = 0.6

/**
 * A MinHash sketch: the smallest hashes of the text's 5-word shingles (Broder, "On the resemblance and containment of
 * documents", 1997; one hash function, the `signatureSize` smallest values).
 */
export type Signature = readonly number[]

/** The signature of a text; empty if it has too few shingles to be compared. */
export function signatureOf(text: string): Signature {
  const read = words(text.slice(0, lengthMax))
  const hashes = new Set<number>()
  for (let at = 0; at + shingleWords <= read.length; at++)
    hashes.add(
      hashText(
        read
          .slice(at, at + shingleWords)
          .map((word) => word.text)
          .join(' '),
      ),
    )
  if (hashes.size < leastShingles) return []
  return Array.from(hashes)
    .sort((a, b) => a - b)
    .slice(0, signatureSize)
}

/**
 * Whether the estimated Jaccard index of two texts is at least `copyMin`, or `syndicatedMin` if they are of two sites;
 * false for an empty signature.
 */
export function areCopies(one: Signature, other: Signature, areOfTwoSites: boolean): boolean {
  if (one.length === 0 || other.length === 0) return false
  const union = Array.from(new Set([...one, ...other]))
    .sort((a, b) => a - b)
    .slice(0, signatureSize)
  const [own, others] = [new Set(one), new Set(other)]
  const shared = union.filter((hash) => own.has(hash) && others.has(hash)).length
  return shared >= union.length * (areOfTwoSites ? syndicatedMin : copyMin)
}
