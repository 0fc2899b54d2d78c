import type { Kysely } from 'kysely'
import { listAt, type PlacedSegment } from '../../src/postings/segment.ts'
import { blockId, decodeBlock } from '../../src/postings/segment-blocks.ts'
import type { Database } from '../../src/storage/database.ts'

export type StoredPosting = {
  readonly graphId: string
  readonly hash: number
  readonly chunk: number
  readonly count: number
  readonly length: number
}

/** Every posting that is in the tables, of one account or of all. */
export async function storedPostings(
  db: Kysely<Database>,
  accountId?: string,
): Promise<readonly StoredPosting[]> {
  const segments = await db
    .selectFrom('segments')
    .innerJoin('corpora', 'corpora.number', 'segments.corpus')
    .innerJoin('graphs', (join) =>
      join
        .onRef('graphs.account_id', '=', 'corpora.account_id')
        .onRef('graphs.number', '=', 'segments.graph'),
    )
    .select(['segments.corpus', 'segments.number', 'first_chunk', 'graphs.id as graphId'])
    .$if(accountId !== undefined, (some) => some.where('corpora.account_id', '=', accountId ?? ''))
    .execute()
  const blocks = await db
    .selectFrom('segment_blocks')
    .innerJoin('corpora', 'corpora.number', 'segment_blocks.corpus')
    .selectAll('segment_blocks')
    .$if(accountId !== undefined, (some) => some.where('corpora.account_id', '=', accountId ?? ''))
    .execute()
  return blocks.flatMap(({ corpus, id, data }) => {
    const isOfBlock = (number: number) => id >= blockId(number, 0) && id < blockId(number + 1, 0)
    const segment = segments.find((one) => one.corpus === corpus && isOfBlock(one.number))
    if (!segment) throw new Error(`Block ${id} is of no segment of a graph`)
    const placed = { segment: decodeBlock(data), base: segment.first_chunk }
    return postingsIn(placed).map((one) => ({ ...one, graphId: segment.graphId }))
  })
}

export function postingsIn(placed: PlacedSegment): Omit<StoredPosting, 'graphId'>[] {
  return Array.from(placed.segment.hashes).flatMap((hash, index) => {
    const list = listAt(placed, index)
    return Array.from({ length: list.length / 3 }, (_, posting) => {
      const [chunk = 0, count = 0, length = 0] = list.slice(posting * 3, posting * 3 + 3)
      return { hash, chunk, count, length }
    })
  })
}
