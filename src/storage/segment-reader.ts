import { type Kysely, sql } from 'kysely'
import { BudgetedCache } from '../base/budgeted-cache.ts'
import { inOrder, type PostingList, type Postings, toPostings } from '../postings/posting-list.ts'
import { lastAtMost, readListOf, type Segment, sizeOf } from '../postings/segment.ts'
import { decodeBlock } from '../postings/segment-blocks.ts'
import type { Database, SegmentBlockRow, SegmentRow } from './database.ts'
import type { Scope, SegmentPlace } from './index-scope.ts'
import { listed } from './listed.ts'
import { blockId, directoryOf } from './segment-rows.ts'

/** What objects take beside their bytes, roughly. */
const overheadBytes = 500

/** Reads posting lists from segments, of which it remembers what questions have read lately. */
export class SegmentReader {
  readonly #db: Kysely<Database>
  readonly #directories: BudgetedCache<Float64Array>
  readonly #blocks: BudgetedCache<Segment>

  constructor(db: Kysely<Database>, cacheBytesMax: number) {
    this.#db = db
    this.#directories = new BudgetedCache(
      cacheBytesMax / 8,
      ({ byteLength }) => byteLength + overheadBytes,
    )
    this.#blocks = new BudgetedCache(
      (cacheBytesMax / 8) * 7,
      (block) => sizeOf(block) + overheadBytes,
    )
  }

  /** By hash; one that occurs nowhere is absent. Throws `SegmentGone`. */
  async postings(scope: Scope, hashes: readonly number[]): Promise<ReadonlyMap<number, Postings>> {
    const found = new Map<number, PostingList>()
    const places = await this.#placesOf(scope, hashes)
    const blocks = await this.#read(scope.corpus, places)
    for (const [id, { segment, hashes }] of places) {
      const block = blocks.get(id)
      if (!block) continue
      for (const hash of hashes) {
        const list = found.get(hash) ?? []
        readListOf({ segment: block, base: segment.first_chunk }, hash, list)
        if (list.length > 0) found.set(hash, list)
      }
    }
    return new Map(Array.from(found, ([hash, list]) => [hash, toPostings(inOrder(list))]))
  }

  /** The blocks, by id, that may have these features, and which of them. */
  async #placesOf(scope: Scope, hashes: readonly number[]): Promise<ReadonlyMap<number, Wanted>> {
    const directories = await this.#directoriesOf(scope)
    const wanted = new Map<number, Wanted>()
    for (const segment of scope.segments) {
      const directory = directories.get(segment.number)
      if (!directory) continue
      for (const hash of hashes) {
        const index = lastAtMost(directory, hash)
        if (index < 0) continue
        const id = blockId(segment.number, index)
        const place = wanted.get(id)
        if (place) place.hashes.push(hash)
        else wanted.set(id, { segment, hashes: [hash] })
      }
    }
    return wanted
  }

  async #directoriesOf({ corpus, segments }: Scope): Promise<ReadonlyMap<number, Float64Array>> {
    return readThrough({
      cache: this.#directories,
      wanted: new Map(segments.map(({ number }) => [number, `${corpus} ${number}`])),
      read: async (numbers) => {
        const { rows } = await sql<Pick<SegmentRow, 'number' | 'directory'>>`
          select number, directory from segments
          where corpus = ${corpus} and number in ${listed(this.#db, numbers)}`.execute(this.#db)
        return rows.map(({ number, directory }) => [number, directoryOf(directory)])
      },
    })
  }

  #read(
    corpus: number,
    places: ReadonlyMap<number, Wanted>,
  ): Promise<ReadonlyMap<number, Segment>> {
    return readThrough({
      cache: this.#blocks,
      wanted: new Map(
        Array.from(places, ([id, { segment }]) => [id, `${corpus} ${id} ${segment.revision}`]),
      ),
      read: async (ids) => {
        const { rows } = await sql<Pick<SegmentBlockRow, 'id' | 'data'>>`
          select id, data from segment_blocks
          where corpus = ${corpus} and id in ${listed(this.#db, ids)}`.execute(this.#db)
        return rows.map(({ id, data }) => [id, decodeBlock(data)])
      },
    })
  }
}

/** The segments of the scope were merged meanwhile: whoever reads has to look the scope up again. */
export class SegmentGone extends Error {
  override readonly name = 'SegmentGone'
}

type Wanted = { readonly segment: SegmentPlace; readonly hashes: number[] }

/** What is wanted, each under its key in the cache; what is not there is read with one query. */
async function readThrough<Value>({
  cache,
  wanted,
  read,
}: {
  readonly cache: BudgetedCache<Value>
  readonly wanted: ReadonlyMap<number, string>
  readonly read: (ids: readonly number[]) => Promise<readonly (readonly [number, Value])[]>
}): Promise<ReadonlyMap<number, Value>> {
  const found = new Map<number, Value>()
  const missing: number[] = []
  for (const [id, key] of wanted) {
    const value = cache.get(key)
    if (value === undefined) missing.push(id)
    else found.set(id, value)
  }
  if (missing.length === 0) return found
  for (const [id, value] of await read(missing)) {
    found.set(id, value)
    cache.set(wanted.get(id) ?? '', value)
  }
  if (found.size < wanted.size) throw new SegmentGone()
  return found
}
