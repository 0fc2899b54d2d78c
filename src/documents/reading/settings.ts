/** The limits of files that are stored before they are read. Decision 145 has what was measured. */
export const settings = {
  /**
   * For how long a call waits for a file to be read that takes longer than its first attempt: three or four scanned
   * pages. Together they are less than the 30 s after which the strictest proxies and clients give up.
   */
  callWaitMs: 15_000,
  /** For how long a call that would rather not wait does so for the first attempt, which nearly all files end within. */
  firstAttemptMs: 5_000,
  /** How many files are read at once, each of which is in memory: in all, and of one account. */
  atOnceMax: 4,
  perAccountMax: 2,
  /** The bytes of files that may wait to be read. They are in the database, as those of files that have been read. */
  bytesOfOneMax: 256 * 1024 * 1024,
  bytesMax: 2 * 1024 * 1024 * 1024,
  /** A file is tried so often in a row before it counts as one that ends its process. */
  attemptsMax: 3,
} as const
