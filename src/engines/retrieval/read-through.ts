import type { IndexReader } from '../../index/index-reader.ts'
import type { ChunkRange } from '../../storage/index/index-view.ts'
import type { Retrieved } from './retrieved.ts'

/**
 * The passages of a document in reading order, at most `limit`: of a long document, the first passage and others at
 * even distances.
 */
export async function readThrough(
  index: Pick<IndexReader, 'chunks'>,
  { first, last }: ChunkRange,
  limit: number,
): Promise<Retrieved[]> {
  const count = last - first + 1
  const numbers = Array.from({ length: Math.min(limit, count) }, (_, nth) => {
    return first + Math.floor((nth * count) / Math.min(limit, count))
  })
  return retrieveChunks(index, numbers)
}

/** The passages that these chunks are, in this order. */
export async function retrieveChunks(
  index: Pick<IndexReader, 'chunks'>,
  numbers: readonly number[],
): Promise<Retrieved[]> {
  return (await index.chunks(numbers)).map((chunk) => ({ chunk, score: 0, path: [] }))
}
