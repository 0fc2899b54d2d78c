/** The two parameters of BM25. */
export type Bm25Settings = {
  /** `k1`: the larger, the more each further occurrence of a term adds. */
  readonly saturation: number
  /** `b`, from 0 to 1: the larger, the less a term counts in a long text. */
  readonly lengthShare: number
}

/**
 * BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009): what one term adds to the score of a
 * text that has it `count` times, given the weight of the term, the length of the text and the mean length,
 * `lengthMean`.
 */
export function bm25(
  settings: Bm25Settings,
  lengthMean: number,
): (weight: number, count: number, length: number) => number {
  const most = settings.saturation + 1
  return (weight, count, length) =>
    (weight * count * most) / (count + dampingOf(settings, length, lengthMean))
}

/** What is added to the count of a term in the divisor of BM25: the longer the text, the more. */
export function dampingOf(
  { saturation, lengthShare }: Bm25Settings,
  length: number,
  lengthMean: number,
): number {
  return saturation * (1 - lengthShare + (lengthShare * length) / lengthMean)
}

/**
 * The inverse document frequency of a term that is in `having` of `all` texts: that of Robertson and Spärck Jones,
 * 1976, with 1 added within the logarithm, as Lucene has it, so that a term in more than half of the texts is not
 * negative.
 */
export function rarity(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5))
}

/**
 * The same among texts that one question has found: what all of them have may be what it is about, and still counts log
 * 2 instead of next to nothing.
 */
export function rarityAmongFound(having: number, all: number): number {
  return Math.log(1 + (all + 1) / (having + 0.5))
}
