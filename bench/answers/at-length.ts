/** What answers of one length are worth: their mean words, and their mean score between 0 and 1. */
export type Point = { readonly words: number; readonly score: number }

/**
 * What answers of so many words would be worth, on straight lines from no words and no score through the points, which
 * come in the order of their words. Beyond the last it stays as it is there.
 */
export function scoreAtLength(points: readonly Point[], words: number): number {
  let before: Point = { words: 0, score: 0 }
  for (const point of points) {
    if (words <= point.words) return between(before, point, words)
    before = point
  }
  return before.score
}

function between(from: Point, to: Point, words: number): number {
  if (to.words === from.words) return to.score
  return from.score + ((to.score - from.score) * (words - from.words)) / (to.words - from.words)
}
