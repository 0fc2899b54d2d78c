/** An entity that a chunk of the graph names by itself, and not only within a longer name. */
export type EntityRow = {
  corpus: number
  graph: number
  key: string
  /** The number of chunks that name it. */
  chunk_count: number
}

/** The posting lists of the chunks in a range of numbers; chunks of other segments may be in that range too. */
export type SegmentRow = {
  corpus: number
  graph: number
  number: number
  /** Changes whenever a block of the segment changes. */
  revision: number
  first_chunk: number
  last_chunk: number
  bytes: number
  /** The first feature hash of each block. */
  directory: Uint8Array
  /** Which features the segment may have; `null` if it was stored before there were filters. */
  filter: Uint8Array | null
}

/** A block of a segment: some of its posting lists. */
export type SegmentBlockRow = {
  corpus: number
  id: number
  data: Uint8Array
}

/**
 * As `AliasKind` in extraction/, which stored rows do not depend on: what has been stored stays readable if that
 * changes.
 */
export type AliasKind = 'acronym' | 'last-name' | 'first-name' | 'other-name' | 'word-form'

/** An alias: `key` is another name of the entity, as the chunk shows. */
export type AliasRow = {
  corpus: number
  chunk: number
  key: string
  entity_key: string
  graph: number
  kind: AliasKind
  sentence_start: number
  sentence_end: number
}

/** The signs of the vector of a chunk. */
export type VectorCodeRow = {
  corpus: number
  /** The number of the chunk. */
  number: number
  graph: number
  /** See `Embedded`. */
  space: string
  /** The change of the corpus that added it, so that readers can ask for what is new. */
  epoch: number
  code: Uint8Array
}

/** The vector of a chunk. */
export type VectorRow = {
  corpus: number
  number: number
  space: string
  components: Uint8Array
}

/** The space whose vectors are added; a single row, which the last process that began one has written. */
export type VectorSpaceRow = { id: number; space: string }
