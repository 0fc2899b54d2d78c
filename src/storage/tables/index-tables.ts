/** An entity that some chunk of the graph names otherwise than as a part of a longer name. */
export type EntityRow = {
  corpus: number
  graph: number
  key: string
  /** The number of chunks that name it. */
  chunk_count: number
}

/** The posting lists of the chunks in a range of numbers; other segments may have chunks between them. */
export type SegmentRow = {
  corpus: number
  graph: number
  number: number
  /** Changes whenever a block of the segment changes. */
  revision: number
  first_chunk: number
  last_chunk: number
  bytes: number
  /** The first hash of each block. */
  directory: Uint8Array
}

/** A block: some of the posting lists of a segment. */
export type SegmentBlockRow = {
  corpus: number
  id: number
  data: Uint8Array
}

export type AliasKind = 'acronym' | 'last-name' | 'other-name'

/** A chunk shows that `key` is another name of the entity. */
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
