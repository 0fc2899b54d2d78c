/** Bounds of the search for what connects two names. */
export const connectSettings = {
  /** Most hops of a chain: behind a longer one nobody sees a connection. */
  hopsMax: 4,
  /**
   * Most names that are followed in one level, as in one hop of the walk: bounds the load of a question on the storage.
   */
  namesMax: 600,
  /** Most passages read of one name, those about it first; and of one level. */
  chunksOfNameMax: 24,
  chunksMax: 240,
  /** A name in more chunks than this connects everything, and is not followed. Names of the question are. */
  commonMin: 200,
  /** Most runs of words without capitals looked up for a level, as names of documents. */
  plainLookupsMax: 4_000,
  /** A single word without a capital in more chunks than this is a word of the language, not a name. */
  plainWordChunksMax: 12,
  /** Most chains that are shown. */
  chainsMax: 3,
} as const
