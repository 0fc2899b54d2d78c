import type { NearChunk } from '../../../index/index-reader.ts'
import type { Similarity } from './similarity.ts'

/**
 * How many chunks near the question are raised, and by how much: the nearest by `share` of the score of the chunk that is
 * most similar by words. Measured with made-up models (`docs/decisions/0091-vectors-of-an-embedding-model.md`), recall at
 * 5 on MuSiQue, tune half, by words alone 50.6: with a model that reaches 51.3 alone, 64.0 at a share of 0.5, 73.9 at 1
 * and 68.6 at 2; with one that reaches 29.7, 50.0, 47.6 and 41.8. A pool of 24 loses 2 points, one of 128 gains 1.
 */
export const nearestSettings = { pool: 64, share: 1 } as const

/**
 * Raises chunks whose vectors are near that of the question, so that what says the same in other words is found too. The
 * cosine of the last of them counts 0 and that of the first 1: cosines of one model mean something else than those of
 * another. Source: Bruch, Gai and Ingber, "An analysis of fusion functions for hybrid retrieval" (2023), where such a sum
 * finds more than the reciprocal of ranks does, whatever the weight within wide bounds.
 */
export function raiseNearest(similarity: Similarity, nearest: readonly NearChunk[]): void {
  const [first, last] = [nearest[0], nearest.at(-1)]
  if (!first || !last) return
  const most = nearestSettings.share * (similarity.scoreMax || 1)
  const span = first.cosine - last.cosine
  for (const { chunk, cosine } of nearest)
    similarity.raise(chunk, most * (span > 0 ? (cosine - last.cosine) / span : 1))
}
