import type { IndexedChunk, IndexReader } from '../../index/index-reader.ts'
import type { ChunkRange } from '../../storage/index/index-view.ts'
import { columnsIn, mayBeOne } from './columns-in.ts'
import type { Retrieved } from './retrieved.ts'

/**
 * Most passages of one table, about 500 rows: what a caller pays half a token each for, and a thread reads in some 20
 * milliseconds.
 */
const passagesMax = 40
/** A document of more passages is not read whole, so it is not known whether the table goes on elsewhere in it. */
const documentPassagesMax = 80

/**
 * The passages of a document, whose chunks have the numbers from `first` to `last`, that hold the tables of its chunk
 * `chunkId` whole, in reading order. None if they are more than `passagesMax`, if the document has more than
 * `documentPassagesMax`, or if another part of it may have rows of the same table.
 */
export async function readTable(
  index: Pick<IndexReader, 'chunks'>,
  { first, last }: ChunkRange,
  chunkId: string,
): Promise<Retrieved[]> {
  const count = last - first + 1
  if (count > documentPassagesMax) return []
  const chunks = await index.chunks(Array.from({ length: count }, (_, nth) => first + nth))
  const asked = chunks.findIndex((chunk) => chunk.chunkId === chunkId)
  if (asked < 0) return []
  let [start, end] = [asked, asked]
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
