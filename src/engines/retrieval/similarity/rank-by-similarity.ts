import type { IndexReader } from '../../../index/index-reader.ts'
import type { Retrieved } from '../retrieved.ts'
import { lowerCopies } from './lower-copies.ts'
import { settings } from './settings.ts'
import type { Similarity } from './similarity.ts'

/** The chunks most similar to a question, best first. Ties are ordered by content. */
export async function rankBySimilarity(
  similarity: Similarity,
  index: IndexReader,
  limit: number,
): Promise<Retrieved[]> {
  const rank = async (count: number) => {
    const chunks = await index.chunks(similarity.best(count))
    const scored = chunks.map((chunk) => ({
      chunk,
      score: similarity.scoreOf(chunk.number),
      path: [],
    }))
    return lowerCopies(scored, similarity)
  }
  const isLowered = ({ chunk, score }: Retrieved) => score < similarity.scoreOf(chunk.number)
  let ranked = await rank(limit)
  for (const pool of settings.copies.pools)
    if (ranked.slice(0, limit).some(isLowered)) ranked = await rank(Math.max(limit, pool))
  return ranked.slice(0, limit)
}
