import type { IndexedChunk } from '../../index/index-reader.ts'
import type { PathHop } from './trace-path.ts'

export type Retrieved = {
  readonly chunk: IndexedChunk
  /** Comparable within one answer only. */
  readonly score: number
  /** How the walk came to it, from the question on; empty if the question's words led straight there. */
  readonly path: readonly PathHop[]
}
