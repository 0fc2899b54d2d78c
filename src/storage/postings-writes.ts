import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { listed } from './listed.ts'
import { decodePostings, encodePostings, type Posting } from './postings-block.ts'

type Db = Kysely<Database>
/** Which posting lists: those of one graph. */
type Lists = { readonly corpus: number; readonly graph: number }
type Block = { readonly feature: string; readonly first_chunk: number; readonly data: Uint8Array }

/** A block of so many postings is rewritten in microseconds, and read whole by every question. */
const blockPostingsMax = 256

/**
 * Appends to posting lists: the last block of each list is filled up, then further blocks begin.
 * The chunks are newer than all those in the lists.
 */
export async function appendPostings(
  db: Db,
  lists: Lists,
  added: ReadonlyMap<string, Posting[]>,
): Promise<void> {
  // In the order of the key, neighbours in the B-tree are touched one after the other.
  const features = [...added.keys()].sort()
  const rows: unknown[][] = []
  const last = new Map((await lastBlocks(db, lists, features)).map((row) => [row.feature, row]))
  for (const feature of features) {
    const postings = added.get(feature) ?? []
    const block = last.get(feature)
    const known = block ? postingsOf(block.data) : []
    const all = known.concat(postings)
    for (let from = 0; from < all.length; from += blockPostingsMax) {
      const some = all.slice(from, from + blockPostingsMax)
      const first = from === 0 && block ? block.first_chunk : some[0]?.chunk
      rows.push([lists.corpus, feature, lists.graph, first, encodePostings(some)])
    }
  }
  await insertRows(
    db,
    'postings',
    ['corpus', 'feature', 'graph', 'first_chunk', 'data'],
    rows,
    upsert,
  )
}

/** Takes the chunks from `first` to `last` out of the lists of these features. */
export async function removePostings(
  db: Db,
  lists: Lists,
  features: readonly string[],
  range: { first: number; last: number },
): Promise<void> {
  const kept: unknown[][] = []
  const emptied: Block[] = []
  for (const block of await blocksAround(db, lists, features, range)) {
    const all = postingsOf(block.data)
    const rest = all.filter(({ chunk }) => chunk < range.first || chunk > range.last)
    if (rest.length === 0) emptied.push(block)
    // The number in the key stays: it says where the block begins, which may be before its first chunk.
    else if (rest.length < all.length)
      kept.push([lists.corpus, block.feature, lists.graph, block.first_chunk, encodePostings(rest)])
  }
  await insertRows(
    db,
    'postings',
    ['corpus', 'feature', 'graph', 'first_chunk', 'data'],
    kept,
    upsert,
  )
  for (const { feature, first_chunk } of emptied) {
    await db
      .deleteFrom('postings')
      .where('corpus', '=', lists.corpus)
      .where('feature', '=', feature)
      .where('graph', '=', lists.graph)
      .where('first_chunk', '=', first_chunk)
      .execute()
  }
}

const upsert =
  'on conflict (corpus, feature, graph, first_chunk) do update set data = excluded.data'

async function lastBlocks(db: Db, lists: Lists, features: readonly string[]): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select feature, first_chunk, data from postings as block
    where corpus = ${lists.corpus} and graph = ${lists.graph} and feature in ${listed(db, features)}
      and first_chunk = (
        select max(first_chunk) from postings
        where corpus = ${lists.corpus} and graph = ${lists.graph} and feature = block.feature)`.execute(
    db,
  )
  return rows
}

async function blocksAround(
  db: Db,
  lists: Lists,
  features: readonly string[],
  { first, last }: { first: number; last: number },
): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select feature, first_chunk, data from postings as block
    where corpus = ${lists.corpus} and graph = ${lists.graph} and feature in ${listed(db, features)}
      and first_chunk <= ${last}
      and first_chunk >= coalesce((
        select max(first_chunk) from postings
        where corpus = ${lists.corpus} and graph = ${lists.graph} and feature = block.feature
          and first_chunk <= ${first}), 0)`.execute(db)
  return rows
}

function postingsOf(data: Uint8Array): Posting[] {
  const { chunks, counts, lengths } = decodePostings([data])
  return Array.from(chunks, (chunk, index) => ({
    chunk,
    count: counts[index] ?? 0,
    length: lengths[index] ?? 0,
  }))
}
