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
 * Adds to posting lists, each of them in ascending order. A posting goes into the block that its chunk
 * falls in: nearly always the last one, but the chunks of a long document come after newer ones.
 * A block that becomes too long is divided.
 */
export async function addPostings(
  db: Db,
  lists: Lists,
  added: ReadonlyMap<string, Posting[]>,
): Promise<void> {
  // In the order of the key, neighbours in the B-tree are touched one after the other.
  const features = [...added.keys()].sort()
  const found = await blocksAround(db, lists, features, rangeOf(added))
  const blocks = Map.groupBy(found, ({ feature }) => feature)
  const rows = features.flatMap((feature) =>
    merge(blocks.get(feature) ?? [], added.get(feature) ?? []).map(({ first, postings }) => {
      return [lists.corpus, feature, lists.graph, first, encodePostings(postings)]
    }),
  )
  await insertRows(db, 'postings', columns, rows, upsert)
}

function rangeOf(added: ReadonlyMap<string, Posting[]>): { first: number; last: number } {
  const range = { first: 2 ** 31 - 1, last: 0 }
  for (const postings of added.values()) {
    range.first = Math.min(range.first, postings[0]?.chunk ?? range.first)
    range.last = Math.max(range.last, postings.at(-1)?.chunk ?? range.last)
  }
  return range
}

type Change = { readonly first: number; readonly postings: readonly Posting[] }

/** The blocks that change. What comes before all blocks begins one of its own. */
function merge(blocks: readonly Block[], added: readonly Posting[]): readonly Change[] {
  const ascending = blocks.toSorted((a, b) => a.first_chunk - b.first_chunk)
  const last = ascending.at(-1)
  if (!last || (added[0]?.chunk ?? 0) >= last.first_chunk) return extend(last, added)
  const blockOf = ({ chunk }: Posting) => ascending.findLast((block) => block.first_chunk <= chunk)
  return [...Map.groupBy(added, blockOf)].flatMap(([block, some]) => extend(block, some))
}

function extend(block: Block | undefined, added: readonly Posting[]): readonly Change[] {
  const known = block ? postingsOf(block.data) : []
  const all = known.concat(added)
  if ((known.at(-1)?.chunk ?? 0) > (added[0]?.chunk ?? 0)) all.sort((a, b) => a.chunk - b.chunk)
  const first = block?.first_chunk ?? all[0]?.chunk ?? 0
  if (all.length <= blockPostingsMax) return [{ first, postings: all }]
  const changed: Change[] = []
  for (let from = 0; from < all.length; from += blockPostingsMax) {
    const postings = all.slice(from, from + blockPostingsMax)
    changed.push({ first: from === 0 ? first : (postings[0]?.chunk ?? 0), postings })
  }
  return changed
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
  await insertRows(db, 'postings', columns, kept, upsert)
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

const columns = ['corpus', 'feature', 'graph', 'first_chunk', 'data']
const upsert =
  'on conflict (corpus, feature, graph, first_chunk) do update set data = excluded.data'

/** Each list's block that `first` falls in, and all from there to `last`. */
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
