import type { ExtractedFeatures } from '../../extract-features.ts'
import type { AliasKind } from '../alias-kind.ts'

export type FoundChunk = {
  /** Offset of the chunk in the text of the document. */
  readonly start: number
  readonly text: string
  readonly features: ExtractedFeatures
}

/** An alias that was found in a run of chunks. Its sentence is an index into those of its chunk. */
export type FoundAlias = {
  /** The key of the other name. */
  readonly key: string
  readonly entityKey: string
  readonly kind: AliasKind
  /** The index of the chunk in the run. */
  readonly chunk: number
  readonly sentence: number
}
