import type { IndexedChunk, IndexReader } from '../../index/index-reader.ts'
import type { ChunkRange } from '../../storage/index/index-view.ts'
import type { Retrieved } from './retrieved.ts'

/**
 * Most passages of one table, about 500 rows: what a caller pays half a token each for, and a thread reads in some 20
 * milliseconds.
 */
const passagesMax = 40

/**
 * The passages of a document that hold the tables of its chunk `chunkId` whole, in reading order. None if they are more
 * than `passagesMax`.
 */
export async function readTable(
  index: Pick<IndexReader, 'chunks'>,
  { first, last }: ChunkRange,
  chunkId: string,
): Promise<Retrieved[]> {
  const at = first + Number(chunkId.split('_').at(-1))
  const numbers = Array.from({ length: 2 * passagesMax + 1 }, (_, nth) => at - passagesMax + nth)
  const chunks = await index.chunks(numbers.filter((number) => number >= first && number <= last))
  const middle = chunks.findIndex((chunk) => chunk.chunkId === chunkId)
  if (middle < 0) return []
  let [start, end] = [middle, middle]
  while (goesOn(chunks[start - 1], chunks[start])) start--
  while (goesOn(chunks[end], chunks[end + 1])) end++
  const isWhole = end - start < passagesMax
  const table = isWhole ? chunks.slice(start, end + 1) : []
  return table.map((chunk) => ({ chunk, score: 0, path: [] }))
}

/** Whether the last table of a chunk goes on in the next one. */
function goesOn(chunk: IndexedChunk | undefined, next: IndexedChunk | undefined): boolean {
  const last = chunk?.features.layout.blocks.at(-1)
  const following = next?.features.layout.blocks[0]
  return last?.kind === 'row' && following?.kind === 'row' && !following.opens
}
