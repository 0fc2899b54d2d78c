import type { DocumentPartStart } from '../extraction/blocks/document-parts.ts'
import type { ChunkFeatures } from '../extraction/chunk-features.ts'
import type { AliasKind } from '../extraction/names/alias-kind.ts'
import type { Range } from '../language/words/words.ts'
import type { Postings } from '../postings/posting-list.ts'

export type IndexedChunk = {
  readonly number: number
  readonly chunkId: string
  readonly docId: string
  readonly title: string
  readonly externalId?: string
  readonly url?: string
  /** The metadata of the document, as a JSON object of strings. */
  readonly metadata?: string
  /** When the document says that it was written, as ISO 8601 gives it. */
  readonly publishedAt?: string
  /** The pages, slides or sheets of the document that the chunk is on; offsets in the text of the document. */
  readonly parts?: readonly DocumentPartStart[]
  /** The language of the document, ISO 639-1; `und` for one that is not known. */
  readonly language: string
  /** The range of the chunk in the text of its document, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly features: ChunkFeatures
  /** The other names of entities that the chunk shows. */
  readonly aliases: readonly IndexedAlias[]
}

/**
 * An alias: `key` is another name of the entity, shown by a sentence of a chunk. The range of the sentence counts from
 * the start of the document.
 */
export type IndexedAlias = {
  readonly key: string
  readonly entityKey: string
  readonly kind: AliasKind
  readonly chunk: number
  readonly sentence: Range
}

export type IndexStatistics = {
  /** The number of readable chunks and of their terms; `termCount / chunkCount` is the mean length of a chunk. */
  readonly chunkCount: number
  readonly termCount: number
  /** Languages of the documents in reach, as detected when they were indexed. */
  readonly languages: readonly string[]
}

/** The part of the index that one question may read; other chunks are invisible to it. */
export interface IndexReader {
  statistics(): Promise<IndexStatistics>
  /** The posting lists of these features, in one round trip. A feature that occurs nowhere is absent. */
  postings(features: readonly string[]): Promise<ReadonlyMap<string, Postings>>
  /**
   * Those of the features that may occur: nearly all that do, and one in a hundred of the others. Costs nothing for each
   * beyond its hash.
   */
  mayHave(features: readonly string[]): Promise<readonly string[]>
  /** The chunks with these numbers, in this order and in one round trip. A chunk that may not be read is left out. */
  chunks(numbers: readonly number[]): Promise<readonly IndexedChunk[]>
  /**
   * The aliases in which one of the keys is the other name or the entity, the first few dozen of each, in one round
   * trip.
   */
  aliases(keys: readonly string[]): Promise<readonly IndexedAlias[]>
  /**
   * The chunks whose vectors are nearest to that of a question, at most `count`, nearest first, all with a cosine above
   * 0. Empty where chunks have no vectors in its space.
   */
  nearest(question: QuestionVector, count: number): Promise<readonly NearChunk[]>
}

/** A vector in the space of an embedding model. */
export type QuestionVector = { readonly space: string; readonly components: Float32Array }

/** The number of a chunk, and the cosine of its vector with that of the question. */
export type NearChunk = { readonly chunk: number; readonly cosine: number }
