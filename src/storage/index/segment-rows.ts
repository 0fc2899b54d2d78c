import { sql } from 'kysely'
import { headRange } from '../../postings/feature-heads.ts'
import { lastAtMost, type PlacedSegment, type Segment } from '../../postings/segment.ts'
import {
  blockId,
  decodeBlock,
  decodeDirectory,
  divideSegment,
  encodeBlock,
  encodeDirectory,
  joinBlocks,
} from '../../postings/segment-blocks.ts'
import { encodeFilter } from '../../postings/segment-filter.ts'
import type { Db } from '../database.ts'
import { insertRows } from '../statements/insert-rows.ts'
import { valueList } from '../statements/value-list.ts'
import type { SegmentBlockRow, SegmentRow } from '../tables/index-tables.ts'
import type { Corpus } from './corpus-writes.ts'

type Block = Pick<SegmentBlockRow, 'id' | 'data'>
export type SegmentExtent = Pick<SegmentRow, 'number' | 'first_chunk' | 'last_chunk' | 'bytes'>

/** The segments of a graph in a corpus, in any order. */
export function segmentsOf(db: Db, { corpus, graph }: Corpus): Promise<readonly SegmentExtent[]> {
  return db
    .selectFrom('segments')
    .select(['number', 'first_chunk', 'last_chunk', 'bytes'])
    .where('corpus', '=', corpus)
    .where('graph', '=', graph)
    .execute()
}

/** Reads a whole segment, block by block. */
export async function readSegment(db: Db, { corpus }: Corpus, number: number): Promise<Segment> {
  const blocks = await db
    .selectFrom('segment_blocks')
    .select('data')
    .where('corpus', '=', corpus)
    .where('id', '>=', blockId(number, 0))
    .where('id', '<', blockId(number + 1, 0))
    .orderBy('id')
    .execute()
  return joinBlocks(blocks.map(({ data }) => decodeBlock(data)))
}

/** Inserts a segment. A change of the corpus adds at most one, so its epoch serves as the segment's number. */
export async function insertSegment(
  db: Db,
  { corpus, graph, epoch }: Corpus,
  { segment, base, lastChunk }: PlacedSegment & { readonly lastChunk: number },
): Promise<void> {
  const blocks = divideSegment(segment)
  const stored = blocks.map(encodeBlock)
  await db
    .insertInto('segments')
    .values({
      corpus,
      graph,
      number: epoch,
      revision: epoch,
      first_chunk: base,
      last_chunk: lastChunk,
      bytes: stored.reduce((sum, { length }) => sum + length, 0),
      directory: encodeDirectory(blocks),
      filter: encodeFilter(segment.hashes),
    })
    .execute()
  const rows = stored.map((data, index) => [corpus, blockId(epoch, index), data])
  await insertRows(db, 'segment_blocks', ['corpus', 'id', 'data'], rows)
}

/** Deletes a segment with its blocks; nothing happens if it is not there. */
export async function deleteSegment(db: Db, { corpus }: Corpus, number: number): Promise<void> {
  await db
    .deleteFrom('segments')
    .where('corpus', '=', corpus)
    .where('number', '=', number)
    .execute()
  await db
    .deleteFrom('segment_blocks')
    .where('corpus', '=', corpus)
    .where('id', '>=', blockId(number, 0))
    .where('id', '<', blockId(number + 1, 0))
    .execute()
}

/** The blocks of a segment that may contain posting lists of features with these hash prefixes (heads). */
export async function blocksWith(
  db: Db,
  { corpus }: Corpus,
  number: number,
  heads: ReadonlySet<number>,
): Promise<readonly Block[]> {
  const { directory } = await db
    .selectFrom('segments')
    .select('directory')
    .where('corpus', '=', corpus)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const firstHashes = decodeDirectory(directory)
  const ids = new Set<number>()
  for (const head of heads) {
    const { least, most } = headRange(head)
    const last = lastAtMost(firstHashes, most)
    for (let block = Math.max(0, lastAtMost(firstHashes, least)); block <= last; block++)
      ids.add(blockId(number, block))
  }
  const { rows } = await sql<Block>`
    select id, data from segment_blocks
    where corpus = ${corpus} and id in ${valueList(db, [...ids])}`.execute(db)
  return rows
}

/** Replaces the data of a block. */
export async function updateBlock(
  db: Db,
  { corpus }: Corpus,
  id: number,
  data: Uint8Array,
): Promise<void> {
  await db
    .updateTable('segment_blocks')
    .set({ data })
    .where('corpus', '=', corpus)
    .where('id', '=', id)
    .execute()
}

/** Gives a changed segment a new revision, by which readers notice, or removes it if it is empty. */
export async function settleSegment(db: Db, corpus: Corpus, number: number): Promise<void> {
  await db
    .updateTable('segments')
    .set({ revision: corpus.epoch })
    .where('corpus', '=', corpus.corpus)
    .where('number', '=', number)
    .execute()
  const block = await db
    .selectFrom('segment_blocks')
    .select('id')
    .where('corpus', '=', corpus.corpus)
    .where('id', '>=', blockId(number, 0))
    .where('id', '<', blockId(number + 1, 0))
    .where(sql<boolean>`length(data) > ${emptyBlock.length}`)
    .limit(1)
    .executeTakeFirst()
  if (!block) await deleteSegment(db, corpus, number)
}

const emptyBlock = encodeBlock({
  hashes: new Float64Array(),
  ends: new Uint32Array(),
  bytes: new Uint8Array(),
})
