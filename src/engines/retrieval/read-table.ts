import type { IndexedChunk, IndexReader } from '../../index/index-reader.ts'
import type { ChunkRange } from '../../storage/index/index-view.ts'
import { columnsIn, mayBeOne } from './columns-in.ts'
import type { Retrieved } from './retrieved.ts'

/**
 * Most passages of one table, about 500 rows: what a caller pays half a token each for, and a thread reads in some 20
 * milliseconds.
 */
const passagesMax = 40
/** Of a longer document it is not known whether another part of it goes on with the table. */
const documentPassagesMax = 80

/**
 * The passages of a document that hold the tables of its chunk `chunkId` whole, in reading order. None if they are more
 * than `passagesMax`, or if rows with the same columns stand elsewhere in the document.
 */
export async function readTable(
  index: Pick<IndexReader, 'chunks'>,
  { first, last }: ChunkRange,
  chunkId: string,
): Promise<Retrieved[]> {
  const count = last - first + 1
  if (count > documentPassagesMax) return []
  const chunks = await index.chunks(Array.from({ length: count }, (_, nth) => first + nth))
  const middle = chunks.findIndex((chunk) => chunk.chunkId === chunkId)
  if (middle < 0) return []
  let [start, end] = [middle, middle]
  while (goesOn(chunks[start - 1], chunks[start])) start--
  while (goesOn(chunks[end], chunks[end + 1])) end++
  const isWithin = (_: IndexedChunk, at: number) => at >= start && at <= end
  const table = chunks.filter(isWithin)
  const isElsewhere = chunks.some(
    (chunk, at) =>
      !isWithin(chunk, at) && table.some((own) => mayBeOne(namesIn(chunk), namesIn(own))),
  )
  if (table.length > passagesMax || isElsewhere) return []
  return table.map((chunk) => ({ chunk, score: 0, path: [] }))
}

function namesIn({ features, text }: IndexedChunk): readonly (readonly string[])[] {
  return columnsIn({ ...features.layout, text })
}

/** Whether the last table of a chunk goes on in the next one. */
function goesOn(chunk: IndexedChunk | undefined, next: IndexedChunk | undefined): boolean {
  const last = chunk?.features.layout.blocks.at(-1)
  const following = next?.features.layout.blocks[0]
  return last?.kind === 'row' && following?.kind === 'row' && !following.opens
}
