import type { IndexedChunk } from '../../index/index-reader.ts'
import type { PathHop } from './trace-path.ts'

export type Retrieved = {
  readonly chunk: IndexedChunk
  /** The score, which can be compared only within one search. */
  readonly score: number
  /** The path of the walk from the question to the chunk; empty if the words of the question led straight to it. */
  readonly path: readonly PathHop[]
}
