import type { CorpusRow } from '../evaluation-set.ts'
import type { Search } from '../search/search.ts'

/** A library that our search is measured beside, within the process that measures. */
export type Peer = {
  /** As the tables call it, with its version. */
  readonly name: string
  /** How it was set up, for readers of the tables. */
  readonly note: string
  /** The search over a corpus; resolves when all of it can be found. */
  open(corpus: readonly CorpusRow[]): Promise<Search>
}
