import type { IndexedChunk } from '../../knowledge-graph/index-reader.ts'
import type { Flow, Layer } from './mass.ts'

export type PathNode = {
  /** Of a chunk its id. */
  readonly id?: string
  readonly kind: 'chunk' | 'entity'
  readonly title: string
  /** Of an entity its key, of a chunk its id. */
  readonly key: string
}

export type Hop = {
  readonly from: PathNode
  readonly to: PathNode
  /** In words: what the sentence says between the two, or `is about`, `mentions`. */
  readonly relation: string
  /** The part of what came to `to` that came along here, 0 to 1. */
  readonly share: number
  /** The sentence that makes the hop, and where it is in its document's text. */
  readonly docId: string
  readonly start: number
  readonly end: number
  readonly sentence: string
}

export function tracePath(
  _chunk: number,
  _layers: readonly Layer[],
  _chunks: ReadonlyMap<number, IndexedChunk>,
): Hop[] {
  const _flow: Flow | undefined = undefined
  return []
}
