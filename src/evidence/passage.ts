import type { Block } from '../extraction/blocks/block.ts'
import type { LeadIn } from '../extraction/blocks/chunk-layout.ts'
import type { DocumentPartStart } from '../extraction/blocks/document-parts.ts'

/** One hop of the graph walk that led to a passage, with the sentence behind it. */
export type Hop = {
  readonly from: HopEnd
  readonly to: HopEnd
  readonly relation: string
  /** The share of the score of the passage that came along this hop, 0 to 1. */
  readonly share: number
  readonly docId: string
  /** The sentence's range in the document's text, UTF-16, end exclusive. */
  readonly start: number
  readonly end: number
  readonly sentence: string
}

type HopEnd = { readonly id: string; readonly kind: 'chunk' | 'entity'; readonly title: string }

/** A chunk of a document found by retrieval, as the mind reads it. */
export type Passage = {
  readonly chunkId: string
  readonly docId: string
  readonly title: string
  /** Text that tells the document from others with the same title. */
  readonly about?: string | undefined
  readonly url?: string
  /** When the document or page was published, as ISO 8601 gives it: a reader must know how old its words are. */
  readonly publishedAt?: string
  /** The id that the sender gave to the document. */
  readonly externalId?: string
  /** What the document says of itself, as a JSON object of strings. */
  readonly metadata?: string
  /** The pages, slides or sheets of the document that the passage is on; offsets in the text of the document. */
  readonly parts?: readonly DocumentPartStart[]
  /** The language of the document, ISO 639-1. */
  readonly language: string
  /** The headings above the passage, outermost first. */
  readonly headings: readonly string[]
  /** The range of `text` in the document's text, UTF-16, end exclusive. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** The blocks of `text`; ranges count from its start. */
  readonly blocks: readonly Block[]
  /**
   * The header of the table, or the introduction of the list, that the passage continues; it cannot be understood
   * without.
   */
  readonly leadIn?: LeadIn | undefined
  /** The score; comparable only within one search. */
  readonly score: number
  /** The path of the graph walk to it; empty if it was found by its words. */
  readonly path: readonly Hop[]
  /** The chains from one name to another that end in it, where a question asks for what connects them. */
  readonly chains?: readonly (readonly Hop[])[]
  /** Whether it was read only because another passage refers to it. */
  readonly isReferred?: boolean
}

/** The location of a found passage, and the path to it. */
export type FoundPassage = Pick<Passage, 'chunkId' | 'docId' | 'title' | 'start' | 'end' | 'path'>
