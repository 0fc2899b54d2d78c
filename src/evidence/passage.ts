import type { Block } from '../extraction/blocks/block.ts'
import type { Lead } from '../extraction/blocks/chunk-layout.ts'

/** One step of the walk that led to a passage, with the sentence that makes the connection. */
export type Hop = {
  readonly from: HopEnd
  readonly to: HopEnd
  readonly relation: string
  /** How much of the passage's score came this way, 0 to 1. */
  readonly share: number
  readonly docId: string
  /** The sentence's range in the document's text, UTF-16, end exclusive. */
  readonly start: number
  readonly end: number
  readonly sentence: string
}

type HopEnd = { readonly id: string; readonly kind: 'chunk' | 'entity'; readonly title: string }

/** A chunk of a document that retrieval found, as it is put in front of the mind. */
export type Passage = {
  readonly chunkId: string
  readonly docId: string
  readonly title: string
  /** What tells the document from others that are called the same, in words. */
  readonly about?: string
  readonly url?: string
  /** What its sender calls the document. */
  readonly externalId?: string
  /** The language of the document, ISO 639-1. */
  readonly language: string
  /** The headings that the passage stands under, outermost first. */
  readonly headings: readonly string[]
  /** The range of `text` in the document's text, UTF-16, end exclusive. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** What the layout of `text` sets apart; ranges count from its start. */
  readonly blocks: readonly Block[]
  /** What the passage goes on with and cannot be read without: the header of its table, the lead of its list. */
  readonly lead?: Lead
  /** The score, which can be compared only within one search. */
  readonly score: number
  /** How the walk reached it; empty when its words matched. */
  readonly path: readonly Hop[]
}

/** What is told of a passage that was found: where it stands, and the way to it. */
export type FoundPassage = Pick<Passage, 'chunkId' | 'docId' | 'title' | 'start' | 'end' | 'path'>
