import { bm25, rarity } from '../../base/bm25.ts'
import type { Postings } from '../../postings/posting-list.ts'
import type { QuestionTerm } from './read-question.ts'

/** The similarity of chunks to question terms. */
export type Similarity = {
  /** The score of a chunk; 0 if it has none of the terms. */
  scoreOf(chunk: number): number
  /** The highest score of all chunks. */
  readonly scoreMax: number
  /** The `limit` best chunks, best first. All that tie with the last one are included, up to twice the limit. */
  best(limit: number): number[]
  /** For each term, in the order given, its weight if the chunk has it, otherwise 0. */
  weightsIn(chunk: number): readonly number[]
  /** The sum of the weights of the terms that a chunk has and the other lacks. */
  addedBy(chunk: number, other: number): number
  /** Adds `by` to the score of a chunk; a chunk without a score stays without. */
  raise(chunk: number, by: number): void
}

export type Collection = {
  readonly chunkCount: number
  readonly termCount: number
  readonly postings: ReadonlyMap<string, Postings>
}

const settings = { saturation: 1.2, lengthShare: 0.75 } as const

/** Scores chunks by BM25, the inner product of question and chunk as sparse vectors. */
export function scoreTerms(terms: readonly QuestionTerm[], collection: Collection): Similarity {
  const { chunkCount, termCount, postings } = collection
  const lengthMean = Math.max(1, termCount / Math.max(1, chunkCount))
  const lists = terms.map(({ stems }) => stems.flatMap((stem) => postings.get(`t:${stem}`) ?? []))
  const score = bm25(settings, lengthMean)
  const scores = new Float64Array(lastChunk(lists.flat()) + 1)
  const weights = terms.map((term) => termWeight(term, collection))
  weights.forEach((weight, number) => {
    for (const { chunks, counts, lengths } of lists[number] ?? [])
      for (let i = 0; i < chunks.length; i++) {
        const chunk = chunks[i] ?? 0
        scores[chunk] = (scores[chunk] ?? 0) + score(weight, counts[i] ?? 0, lengths[i] ?? 0)
      }
  })
  const known = new Map<number, readonly number[]>()
  const weightsIn = (chunk: number) => {
    const before = known.get(chunk)
    if (before !== undefined) return before
    const found: number[] = []
    for (let number = 0; number < weights.length; number++) {
      const has = lists[number]?.some(({ chunks }) => includesSorted(chunks, chunk))
      found.push(has ? (weights[number] ?? 0) : 0)
    }
    known.set(chunk, found)
    return found
  }
  // Cached, as many chunks are compared with the same other one.
  let lastOther = -1
  let covered: readonly number[] = []
  let scoreMax: number | undefined
  return {
    scoreOf: (chunk) => scores[chunk] ?? 0,
    get scoreMax() {
      scoreMax ??= maximumOf(scores)
      return scoreMax
    },
    best: (limit) => bestOf(scores, limit),
    raise: (chunk, by) => {
      scores[chunk] = (scores[chunk] ?? 0) + by
      scoreMax = undefined
    },
    weightsIn,
    addedBy: (chunk, other) => {
      if (other !== lastOther) covered = weightsIn(other)
      lastOther = other
      const own = weightsIn(chunk)
      let added = 0
      for (let term = 0; term < own.length; term++) if (covered[term] === 0) added += own[term] ?? 0
      return added
    },
  }
}

/** The weight of a term, its inverse document frequency: the fewer chunks have it, the higher. */
export function termWeight(
  { stems, weight }: QuestionTerm,
  { chunkCount, postings }: Collection,
): number {
  const found = Math.max(...stems.map((stem) => postings.get(`t:${stem}`)?.chunks.length ?? 0))
  return weight * rarity(found, chunkCount)
}

function lastChunk(lists: readonly Postings[]): number {
  return Math.max(-1, ...lists.map(({ chunks }) => chunks.at(-1) ?? -1))
}

function maximumOf(scores: Float64Array): number {
  let max = 0
  for (let chunk = 0; chunk < scores.length; chunk++) max = Math.max(max, scores[chunk] ?? 0)
  return max
}

function bestOf(scores: Float64Array, limit: number): number[] {
  const best = highest(scores, 2 * limit)
  const last = scores[best[limit - 1] ?? -1] ?? 0
  return best.filter((chunk, rank) => rank < limit || scores[chunk] === last)
}

function highest(scores: Float64Array, limit: number): number[] {
  const best: number[] = []
  const scoreAt = (rank: number) => scores[best[rank] ?? -1] ?? 0
  let threshold = 0
  for (let chunk = 0; chunk < scores.length; chunk++) {
    const score = scores[chunk] ?? 0
    if (score <= threshold) continue
    let rank = best.length
    while (rank > 0 && scoreAt(rank - 1) < score) rank--
    best.splice(rank, 0, chunk)
    if (best.length > limit) best.pop()
    threshold = scoreAt(limit - 1)
  }
  return best
}

function includesSorted(sorted: Uint32Array, wanted: number): boolean {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return sorted[low] === wanted
}
