import type { Postings } from '../../knowledge-graph/index-reader.ts'
import type { QuestionTerm } from './read-question.ts'

/** How well each chunk matches some terms. */
export type Similarity = {
  /** 0 for a chunk that has none of the terms. */
  scoreOf(chunk: number): number
  /** Chunk numbers, best first; equal scores by ascending number. */
  best(limit: number): number[]
  /** For each term, in the order given, its weight if the chunk has it, else 0. */
  weightsIn(chunk: number): number[]
}

export type Collection = {
  readonly chunkCount: number
  readonly termCount: number
  readonly postings: ReadonlyMap<string, Postings>
}

const saturation = 1.2
const lengthShare = 0.75

/**
 * The inner product of question and chunk as sparse vectors, weighted by BM25 (Robertson and
 * Zaragoza, "The Probabilistic Relevance Framework", 2009; k1 = 1.2, b = 0.75).
 */
export function scoreTerms(terms: readonly QuestionTerm[], collection: Collection): Similarity {
  const { chunkCount, termCount, postings } = collection
  const lengthMean = Math.max(1, termCount / Math.max(1, chunkCount))
  const lists = terms.map(({ stems }) => stems.flatMap((stem) => postings.get(`t:${stem}`) ?? []))
  const scores = new Float64Array(lastChunk(lists.flat()) + 1)
  const weights = terms.map((term) => termWeight(term, collection))
  weights.forEach((weight, number) => {
    for (const { chunks, counts, lengths } of lists[number] ?? [])
      for (let i = 0; i < chunks.length; i++) {
        const count = counts[i] ?? 0
        const length = 1 - lengthShare + (lengthShare * (lengths[i] ?? 0)) / lengthMean
        const chunk = chunks[i] ?? 0
        scores[chunk] =
          (scores[chunk] ?? 0) + (weight * count * (saturation + 1)) / (count + saturation * length)
      }
  })
  return {
    scoreOf: (chunk) => scores[chunk] ?? 0,
    best: (limit) => bestOf(scores, limit),
    weightsIn: (chunk) =>
      weights.map((weight, number) =>
        lists[number]?.some(({ chunks }) => includesSorted(chunks, chunk)) ? weight : 0,
      ),
  }
}

/** How much a term tells, by how few chunks have it. */
export function termWeight({ stems }: QuestionTerm, { chunkCount, postings }: Collection): number {
  const found = Math.max(...stems.map((stem) => postings.get(`t:${stem}`)?.chunks.length ?? 0))
  return Math.log(1 + (chunkCount - found + 0.5) / (found + 0.5))
}

function lastChunk(lists: readonly Postings[]): number {
  return Math.max(-1, ...lists.map(({ chunks }) => chunks.at(-1) ?? -1))
}

function bestOf(scores: Float64Array, limit: number): number[] {
  const best: number[] = []
  const scoreAt = (rank: number) => scores[best[rank] ?? -1] ?? 0
  scores.forEach((score, chunk) => {
    if (score === 0 || (best.length === limit && score <= scoreAt(limit - 1))) return
    let rank = best.length
    while (rank > 0 && scoreAt(rank - 1) < score) rank--
    best.splice(rank, 0, chunk)
    if (best.length > limit) best.pop()
  })
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
