import { hashTerm } from '../../src/extraction/terms/hash-term.ts'
import { terms } from '../../src/language/word-forms/terms.ts'

/**
 * Embeds texts without a model, as vectors of length 1 (of zeros, for a text without terms): each stem, weighted by how
 * often the text has it and how few of these texts do (tf-idf), is added to or taken from the dimension that its hash
 * names. Source of the signs: Weinberger et al., "Feature Hashing for Large Scale Multitask Learning" (2009).
 */
export function embedderFor(
  texts: readonly string[],
  dimension: number,
): (text: string) => number[] {
  const holders = countEach(texts.flatMap((text) => [...new Set(stemsOf(text))]))

  return (text) => {
    const vector = new Array<number>(dimension).fill(0)
    for (const [stem, count] of countEach(stemsOf(text))) {
      const hash = hashTerm(stem)
      const sign = Math.floor(hash / dimension) % 2 === 0 ? 1 : -1
      const rarity = Math.log(1 + texts.length / (1 + (holders.get(stem) ?? 0)))
      const place = hash % dimension
      vector[place] = (vector[place] ?? 0) + sign * rarity * (1 + Math.log(count))
    }
    return normalised(vector)
  }
}

function stemsOf(text: string): string[] {
  return terms(text, 'en').map(({ stem }) => stem)
}

function countEach(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

function normalised(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  return length === 0 ? [...vector] : vector.map((value) => value / length)
}
