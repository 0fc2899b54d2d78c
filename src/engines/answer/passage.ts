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

/** A chunk that retrieval put in front of the answer. */
export type Passage = {
  readonly chunkId: string
  readonly docId: string
  readonly title: string
  readonly url?: string
  /** Where `text` starts in the document's text, UTF-16. */
  readonly start: number
  readonly text: string
  readonly score: number
  /** How the walk reached it; empty when its words matched. */
  readonly path: readonly Hop[]
}
