import type { Postings } from '../postings/posting-list.ts'
import type { IndexStore } from '../storage/index-store.ts'
import type { IndexView, Reach } from '../storage/index-view.ts'
import { SegmentGone, SegmentReader } from './segment-reader.ts'

/** Merges are seldom: hardly any question meets two of them. */
const attemptsMax = 10
const cacheBytesDefault = 4 * 1024 * 1024

/** Reads the posting lists of all accounts, each question within its own view. */
export class InvertedIndex {
  /** What else is known of a view: chunks and aliases. */
  readonly store: IndexStore
  readonly #segments: SegmentReader

  /** Keeps up to so many bytes of posting lists for later questions. */
  constructor(store: IndexStore, cacheBytesMax = cacheBytesDefault) {
    this.store = store
    this.#segments = new SegmentReader(store, cacheBytesMax)
  }

  /**
   * What `read` makes of the index as it is now. `undefined` when the account has no such graph or document,
   * or the document is not in the graph. `read` begins anew when writers have replaced what it was reading.
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

  /** The posting lists of those features, by the hashes of both, that occur in the view's graphs. */
  postingsByHash(
    view: IndexView,
    hashes: readonly number[],
  ): Promise<ReadonlyMap<number, Postings>> {
    return this.#segments.postings(view, hashes)
  }
}
