import type { IndexReader } from '../../index/index-reader.ts'
import { compareContent } from './compare-content.ts'
import type { Retrieved } from './retrieved.ts'
import type { Similarity } from './score-terms.ts'

/** The chunks most similar to a question, best first. Equal ones are ordered by content. */
export async function rankBySimilarity(
  similarity: Similarity,
  index: IndexReader,
  limit: number,
): Promise<Retrieved[]> {
  const chunks = await index.chunks(similarity.best(limit))
  return chunks
    .map((chunk) => ({ chunk, score: similarity.scoreOf(chunk.number), path: [] }))
    .sort((a, b) => b.score - a.score || compareContent(a.chunk, b.chunk))
    .slice(0, limit)
}
