import type { Target } from '../extraction/references/reference.ts'
import type { QuestionVector } from '../index/index-reader.ts'
import type { Reach } from '../storage/index/index-view.ts'

/** What retrieval is asked for: the passages that are found for a question, or those that it `reads` instead. */
export type Search = {
  readonly reach: Reach
  readonly question: string
  /** Terms of earlier messages; they weigh less than the question. */
  readonly context?: string
  /** The quotes of the last answer, for a follow-up question. */
  readonly said?: string | undefined
  readonly engine: 'rag' | 'graph'
  readonly limit: number
  /** The vector of the question, where an embedding model has given one. */
  readonly vector?: QuestionVector | undefined
  readonly reads?: Reading
  /** Whether words of the question that no document has are looked for among those that are spelled alike. */
  readonly asksForSpelling?: boolean
}

/** Passages that are known by something else than a question. */
export type Reading =
  /** The passages along a way through the graph between two names. */
  | { readonly what: 'connection'; readonly names: readonly [string, string] }
  /** The passages of these chunks, by their numbers. */
  | { readonly what: 'chunks'; readonly numbers: readonly number[] }
  /** All passages of the only document of the reach, in reading order. */
  | { readonly what: 'document' }
  /** The passage with which the only document of the reach opens. */
  | { readonly what: 'opening' }
  /** The passages in which places begin that are referred to, of the only document of the reach. */
  | { readonly what: 'places'; readonly targets: readonly Target[] }
  /** The passages that hold the tables of a chunk, of the only document of the reach, as a whole. */
  | { readonly what: 'tables'; readonly chunkId: string }
