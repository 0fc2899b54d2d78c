import { rarity } from '../../../base/ranking/bm25.ts'
import type { NearChunk } from '../../../index/index-reader.ts'
import type { Postings } from '../../../postings/posting-list.ts'
import type { QuestionTerm } from '../read-question.ts'
import { scoresOf } from './scores-of.ts'

export type Collection = {
  readonly chunkCount: number
  readonly termCount: number
  readonly postings: ReadonlyMap<string, Postings>
  /** The chunks whose vectors are near that of the question, nearest first. */
  readonly nearest?: readonly NearChunk[]
  /** The quotes of the last answer, for a follow-up question. */
  readonly said?: string | undefined
}

/** The similarity of chunks to question terms by BM25: the inner product of question and chunk as sparse vectors. */
export class Similarity {
  readonly #lists: readonly (readonly Postings[])[]
  readonly #weights: readonly number[]
  #scores: Float64Array
  readonly #weightsIn = new Map<number, readonly number[]>()
  /** The highest scores as they are now, so many as were asked for at most. */
  #ranked: { readonly limit: number; readonly chunks: readonly number[] } = nothingRanked

  constructor(terms: readonly QuestionTerm[], collection: Collection) {
    const { postings } = collection
    this.#lists = terms.map(({ stems }) => stems.flatMap((stem) => postings.get(`t:${stem}`) ?? []))
    this.#weights = terms.map((term) => termWeight(term, collection))
    const lengthMean = collection.termCount / Math.max(1, collection.chunkCount)
    this.#scores = scoresOf(this.#lists, this.#weights, Math.max(1, lengthMean))
  }

  /** The score of a chunk; 0 if it has none of the terms and was not raised. */
  scoreOf(chunk: number): number {
    return this.#scores[chunk] ?? 0
  }

  /** The highest score of all chunks. */
  get scoreMax(): number {
    return this.scoreOf(this.#highest(1)[0] ?? -1)
  }

  /** The `limit` best chunks, best first. All that tie with the last one are included, up to twice the limit. */
  best(limit: number): number[] {
    const best = this.#highest(2 * limit)
    const last = this.scoreOf(best[limit - 1] ?? -1)
    return best.filter((chunk, rank) => rank < limit || this.#scores[chunk] === last)
  }

  /** For each term, in the order given, its weight if the chunk has it, otherwise 0. */
  weightsIn(chunk: number): readonly number[] {
    const known = this.#weightsIn.get(chunk)
    if (known !== undefined) return known
    const found = this.#lists.map((lists, term) =>
      lists.some(({ chunks }) => includesSorted(chunks, chunk)) ? (this.#weights[term] ?? 0) : 0,
    )
    this.#weightsIn.set(chunk, found)
    return found
  }

  /** The sum of the weights of the terms that a chunk has and the other lacks. */
  addedBy(chunk: number, other: number): number {
    const covered = this.weightsIn(other)
    const own = this.weightsIn(chunk)
    let added = 0
    for (let term = 0; term < own.length; term++) if (covered[term] === 0) added += own[term] ?? 0
    return added
  }

  /** Adds `by` to the score of a chunk. */
  raise(chunk: number, by: number): void {
    if (chunk >= this.#scores.length) {
      const scores = new Float64Array(chunk + 1)
      scores.set(this.#scores)
      this.#scores = scores
    }
    this.#scores[chunk] = this.scoreOf(chunk) + by
    this.#ranked = nothingRanked
  }

  #highest(limit: number): readonly number[] {
    if (limit > this.#ranked.limit) {
      const atLeast = Math.max(limit, rankedMin)
      this.#ranked = { limit: atLeast, chunks: highest(this.#scores, atLeast) }
    }
    return this.#ranked.chunks.slice(0, limit)
  }
}

const nothingRanked = { limit: 0, chunks: [] }
/** Few more are asked for afterwards: all scores are read for each list. */
const rankedMin = 16

/** The weight of a term, its inverse document frequency: the fewer chunks have it, the higher. */
export function termWeight(
  { stems, weight }: QuestionTerm,
  { chunkCount, postings }: Collection,
): number {
  const found = Math.max(...stems.map((stem) => postings.get(`t:${stem}`)?.chunks.length ?? 0))
  return weight * rarity(found, chunkCount)
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
