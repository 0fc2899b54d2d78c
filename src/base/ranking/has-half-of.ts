/**
 * Whether `said` has half of the total weight of some words; never of none. With the squares of rarities as weights a
 * name is there if its rare word is, or most of its words are.
 */
export function hasHalfOf<Word>(
  weights: ReadonlyMap<Word, number>,
  said: { has(word: Word): boolean },
): boolean {
  let [found, whole] = [0, 0]
  for (const [word, weight] of weights) {
    whole += weight
    if (said.has(word)) found += weight
  }
  return whole > 0 && found >= whole / 2
}
