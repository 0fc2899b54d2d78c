import { isAside } from '../../extraction/blocks/kinds-along.ts'
import type { IndexReader } from '../../index/index-reader.ts'
import type { ChunkRange } from '../../storage/index/index-view.ts'
import type { Retrieved } from './retrieved.ts'

/**
 * The passages of a document in reading order, at most `limit`: of a long document, the first passage that has more
 * than a title or front matter, and others at even distances.
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
  const [opening, ...later] = await retrieveChunks(index, numbers)
  if (opening === undefined) return later
  const isNext = first < last && numbers[1] !== first + 1
  if (!isNext || hasContent(opening)) return [opening, ...later]
  return [...(await retrieveChunks(index, [first + 1])), ...later]
}

function hasContent({ chunk }: Retrieved): boolean {
  return chunk.features.layout.blocks.some(({ kind }) => kind !== 'heading' && !isAside(kind))
}

/** The passages that these chunks are, in this order. */
export async function retrieveChunks(
  index: Pick<IndexReader, 'chunks'>,
  numbers: readonly number[],
): Promise<Retrieved[]> {
  return (await index.chunks(numbers)).map((chunk) => ({ chunk, score: 0, path: [] }))
}
