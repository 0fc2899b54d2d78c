import type { Postings } from '../postings/posting-list.ts'
import type { IndexStore } from '../storage/index/index-store.ts'
import type { IndexView, Reach } from '../storage/index/index-view.ts'
import { SegmentGone, SegmentReader } from './segment-reader.ts'

/** Merges of segments are rare: a question hardly ever meets two of them. */
const attemptsMax = 10
/** For whoever reads the index beside questions; question threads are given theirs. */
const cacheBytesDefault = 4 * 1024 * 1024

/** Reads the posting lists of all accounts. Each question reads them within its own view. */
export class InvertedIndex {
  /** The chunks and aliases of a view. */
  readonly store: IndexStore
  readonly #segments: SegmentReader

  /** Caches up to `cacheBytesMax` bytes of posting lists. */
  constructor(store: IndexStore, cacheBytesMax = cacheBytesDefault) {
    this.store = store
    this.#segments = new SegmentReader(store, cacheBytesMax)
  }

  /**
   * The result of `read` on a view of the index as it is now. `undefined` if the account has no such graph or document,
   * or the document is not in the graph. `read` is called again if segments of its view were merged meanwhile.
   */
  async read<Result>(
    reach: Reach,
    read: (view: IndexView) => Promise<Result>,
  ): Promise<Result | undefined> {
    for (let attempt = 1; ; attempt++) {
      const view = await this.store.view(reach)
      if (!view) return undefined
      try {
        return await read(view)
      } catch (error) {
        if (!(error instanceof SegmentGone) || attempt === attemptsMax) throw error
      }
    }
  }

  /** The posting lists of features, by hash, from the graphs of the view. A feature that occurs nowhere is absent. */
  postingsByHash(
    view: IndexView,
    hashes: readonly number[],
  ): Promise<ReadonlyMap<number, Postings>> {
    return this.#segments.postings(view, hashes)
  }

  /** The hashes whose features the graphs of the view may have, by the filters of their segments. */
  possibleHashes(view: IndexView, hashes: readonly number[]): Promise<ReadonlySet<number>> {
    return this.#segments.possibleHashes(view, hashes)
  }
}
