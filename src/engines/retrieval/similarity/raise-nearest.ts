import type { NearChunk } from '../../../index/index-reader.ts'
import { settings } from './settings.ts'
import type { Similarity } from './similarity.ts'

const { share } = settings.nearest

/**
 * Raises chunks whose vectors are near that of the question, so that what says the same in other words is found too.
 * The cosine of the last of them counts 0 and that of the first 1: cosines of one model mean something else than those
 * of another. Source: Bruch, Gai and Ingber, "An analysis of fusion functions for hybrid retrieval" (2023), where such
 * a sum finds more than the reciprocal of ranks does, whatever the weight within wide bounds.
 */
export function raiseNearest(similarity: Similarity, nearest: readonly NearChunk[]): void {
  const [first, last] = [nearest[0], nearest.at(-1)]
  if (!first || !last) return
  const most = share * (similarity.scoreMax || 1)
  const span = first.cosine - last.cosine
  for (const { chunk, cosine } of nearest)
    similarity.raise(chunk, most * (span > 0 ? (cosine - last.cosine) / span : 1))
}
