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
  /** The chains from one name to another that end in the chunk, where a question asks for what connects them. */
  readonly chains?: readonly (readonly PathHop[])[]
}
