import type { ExtractedFeatures } from './extract-features.ts'

export type FoundChunk = {
  /** In the document. */
  readonly start: number
  readonly text: string
  readonly features: ExtractedFeatures
}

/** How a text shows it. */
export type AliasKind = 'acronym' | 'last-name' | 'other-name'

/** An alias as found in a run of chunks: sentences are known by their number in a chunk. */
export type FoundAlias = {
  /** Of the other name. */
  readonly key: string
  readonly entityKey: string
  readonly kind: AliasKind
  /** Of the chunk, in the run. */
  readonly chunk: number
  readonly sentence: number
}
