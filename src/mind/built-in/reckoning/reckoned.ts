/** What is computed from the numbers of a question by a rule of the documents. */
export type Reckoned = {
  /** The units that state the rule, in the order of the computation. */
  readonly units: readonly number[]
  /** Units that a reader should see besides, such as a cheaper price for several. */
  readonly besides?: readonly number[]
  /** The result and how it comes about, in one line. */
  readonly line: string
}
