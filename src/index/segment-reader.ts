import { BudgetedCache } from '../base/cache/budgeted-cache.ts'
import { type PostingPart, type Postings, toPostings } from '../postings/posting-list.ts'
import { lastAtMost, partOf, type Segment, segmentBytes } from '../postings/segment.ts'
import { blockId } from '../postings/segment-blocks.ts'
import { mayHave } from '../postings/segment-filter.ts'
import type { IndexStore, SegmentDirectory } from '../storage/index/index-store.ts'
import type { IndexView, SegmentPlace } from '../storage/index/index-view.ts'

/** Approximate overhead of an object besides its data. */
const overheadBytes = 500

/**
 * Blocks get what directories leave of the cache, at least this share of it. Each question reads all directories of its
 * graphs, and most blocks are read by few: with a quarter for directories, those of 500,000 passages did not fit, and were
 * read anew by every question.
 */
const blocksShareMin = 1 / 4

/** Reads posting lists from segments, and caches recently read blocks. */
export class SegmentReader {
  readonly #store: SegmentStore
  readonly #directories: BudgetedCache<SegmentDirectory>
  readonly #blocks: BudgetedCache<Segment>

  constructor(store: SegmentStore, cacheBytesMax: number) {
    this.#store = store
    this.#directories = new BudgetedCache(
      cacheBytesMax,
      ({ firstHashes, filter }) =>
        firstHashes.byteLength + (filter?.byteLength ?? 0) + overheadBytes,
    )
    this.#blocks = new BudgetedCache(
      () => Math.max(cacheBytesMax * blocksShareMin, cacheBytesMax - this.#directories.bytes),
      (block) => segmentBytes(block) + overheadBytes,
    )
  }

  /** The posting lists of features, by hash. A feature that occurs nowhere is absent. Throws `SegmentGone`. */
  async postings(
    view: IndexView,
    hashes: readonly number[],
  ): Promise<ReadonlyMap<number, Postings>> {
    const found = new Map<number, PostingPart[]>()
    const places = await this.#placesOf(view, hashes)
    const blocks = await this.#read(view, places)
    for (const [id, { segment, hashes }] of places) {
      const block = blocks.get(id)
      if (!block) continue
      for (const hash of hashes) {
        const part = partOf({ segment: block, base: segment.firstChunk }, hash)
        if (part === undefined) continue
        const parts = found.get(hash)
        if (parts === undefined) found.set(hash, [part])
        else parts.push(part)
      }
    }
    return new Map(Array.from(found, ([hash, parts]) => [hash, toPostings(parts)]))
  }

  /**
   * Those of the hashes whose features a segment may have by its filter. A segment from before there were filters has
   * none that it could tell of.
   */
  async possibleHashes(view: IndexView, hashes: readonly number[]): Promise<ReadonlySet<number>> {
    const directories = await this.#directoriesOf(view)
    const filters = [...directories.values()].flatMap(({ filter }) => filter ?? [])
    return new Set(hashes.filter((hash) => filters.some((filter) => mayHave(filter, hash))))
  }

  /** The blocks, by id, that may have posting lists of these features, each with the hashes of those. */
  async #placesOf(
    view: IndexView,
    hashes: readonly number[],
  ): Promise<ReadonlyMap<number, Wanted>> {
    const directories = await this.#directoriesOf(view)
    const wanted = new Map<number, Wanted>()
    for (const segment of view.segments) {
      const directory = directories.get(segment.number)
      if (!directory) continue
      const { firstHashes, filter } = directory
      for (const hash of hashes) {
        if (filter !== null && !mayHave(filter, hash)) continue
        const index = lastAtMost(firstHashes, hash)
        if (index < 0) continue
        const id = blockId(segment.number, index)
        const place = wanted.get(id)
        if (place) place.hashes.push(hash)
        else wanted.set(id, { segment, hashes: [hash] })
      }
    }
    return wanted
  }

  async #directoriesOf(view: IndexView): Promise<ReadonlyMap<number, SegmentDirectory>> {
    const { corpus, segments } = view
    return readThrough({
      cache: this.#directories,
      wanted: new Map(segments.map(({ number }) => [number, `${corpus} ${number}`])),
      read: (numbers) => this.#store.directories(view, numbers),
    })
  }

  #read(
    view: IndexView,
    places: ReadonlyMap<number, Wanted>,
  ): Promise<ReadonlyMap<number, Segment>> {
    return readThrough({
      cache: this.#blocks,
      wanted: new Map(
        Array.from(places, ([id, { segment }]) => [id, `${view.corpus} ${id} ${segment.revision}`]),
      ),
      read: (ids) => this.#store.blocks(view, ids),
    })
  }
}

/** Thrown when segments of the view were merged meanwhile; the reader has to start again with a new view. */
export class SegmentGone extends Error {
  override readonly name = 'SegmentGone'
}

type SegmentStore = Pick<IndexStore, 'directories' | 'blocks'>
type Wanted = { readonly segment: SegmentPlace; readonly hashes: number[] }

/** Gets values by key from the cache, and loads the missing ones with one query. */
async function readThrough<Value>({
  cache,
  wanted,
  read,
}: {
  readonly cache: BudgetedCache<Value>
  readonly wanted: ReadonlyMap<number, string>
  readonly read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>
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
