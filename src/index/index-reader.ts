import type { ChunkFeatures } from '../extraction/chunk-features.ts'
import type { AliasKind } from '../extraction/found-alias.ts'
import type { Range } from '../language/words.ts'
import type { Postings } from '../postings/posting-list.ts'

export type IndexedChunk = {
  readonly number: number
  readonly chunkId: string
  readonly docId: string
  readonly title: string
  readonly externalId?: string
  readonly url?: string
  /** The chunk's range in the document's text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly features: ChunkFeatures
  /** What it shows. */
  readonly aliases: readonly Alias[]
}

/** A chunk shows that `key` is another name of the entity, in a sentence of its document. */
export type Alias = {
  readonly key: string
  readonly entityKey: string
  readonly kind: AliasKind
  readonly chunk: number
  readonly sentence: Range
}

/** The index as one question may read it: what lies outside does not exist for it. */
export interface IndexReader {
  /** Of the chunks that may be read; `termCount / chunkCount` is their mean length. */
  statistics(): Promise<{ readonly chunkCount: number; readonly termCount: number }>
  /** One round trip for all of them. A feature that occurs nowhere is absent. */
  postings(features: readonly string[]): Promise<ReadonlyMap<string, Postings>>
  /** One round trip, in the order asked; a number that may not be read is left out. */
  chunks(numbers: readonly number[]): Promise<readonly IndexedChunk[]>
  /** One round trip: where one of the keys is another name or has one; of each the first few dozen. */
  aliases(keys: readonly string[]): Promise<readonly Alias[]>
}
