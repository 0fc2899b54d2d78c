/** How much of a text was found, and how much else. */
export type ShingleScore = { readonly precision: number; readonly recall: number }

const shingleWords = 4

/** By runs of four words, each counted as often as it comes: the measure of article-extraction-benchmark. */
export function shingleScore(truth: string, found: string): ShingleScore {
  const wanted = shinglesOf(truth)
  const got = shinglesOf(found)
  let hits = 0
  for (const [shingle, count] of wanted) hits += Math.min(count, got.get(shingle) ?? 0)
  const total = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { precision: hits / total(got), recall: hits / total(wanted) }
}

/** Of the mean precision and the mean recall. */
export function shingleF1(scores: readonly ShingleScore[]): number {
  const mean = (of: keyof ShingleScore) =>
    scores.reduce((sum, score) => sum + score[of], 0) / scores.length
  const [precision, recall] = [mean('precision'), mean('recall')]
  return (2 * precision * recall) / (precision + recall)
}

function shinglesOf(text: string): ReadonlyMap<string, number> {
  const words = text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
  const counts = new Map<string, number>()
  for (let at = 0; at < Math.max(1, words.length - shingleWords + 1); at++) {
    const shingle = words.slice(at, at + shingleWords).join(' ')
    counts.set(shingle, (counts.get(shingle) ?? 0) + 1)
  }
  return counts
}
