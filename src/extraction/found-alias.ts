import type { NewAlias } from '../storage/alias-writes.ts'
import type { ExtractedFeatures } from './extract-features.ts'

export type FoundChunk = {
  /** In the document. */
  readonly start: number
  readonly text: string
  readonly features: ExtractedFeatures
}

/** An alias as found in a run of chunks: sentences are known by their number in a chunk. */
export type FoundAlias = Pick<NewAlias, 'key' | 'entityKey' | 'kind'> & {
  /** Of the chunk, in the run. */
  readonly chunk: number
  readonly sentence: number
}
