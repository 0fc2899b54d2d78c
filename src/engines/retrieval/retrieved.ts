import type { IndexedChunk } from '../../index/index-reader.ts'
import type { PathHop } from './walk/trace-path.ts'

export type Retrieved = {
  readonly chunk: IndexedChunk
  /** The score; comparable only within one search. */
  readonly score: number
  /**
   * The path of the graph walk from the question to the chunk; empty if the chunk was found by the words of the
   * question.
   */
  readonly path: readonly PathHop[]
}
