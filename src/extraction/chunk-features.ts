import type { Range } from '../language/words/words.ts'
import type { ChunkLayout } from './blocks/chunk-layout.ts'

/**
 * The extracted features of one chunk. All ranges count from the start of the chunk, in UTF-16 units, end exclusive.
 * They depend only on the document, so documents may be added in any order.
 */
export type ChunkFeatures = {
  readonly sentences: readonly Sentence[]
  readonly entities: readonly Entity[]
  readonly relations: readonly Relation[]
  readonly layout: ChunkLayout
}

export type Sentence = Range & {
  /** The distinct stems of the sentence, hashed by `hashTerm`, ascending. */
  readonly terms: Uint32Array
}

export type Entity = {
  /** The key shared by all spellings of the name. */
  readonly key: string
  /** The name as written, for display. */
  readonly name: string
  readonly kind: EntityKind
  /** Whether the chunk is about it: it is the title of the document, a heading above the chunk, or defined in it. */
  readonly titled: boolean
  readonly mentions: readonly Mention[]
}

/**
 * `keyword`: words by which a document is found, such as a part of a longer name, the name of a file or what may be no
 * name. It is no node, and never shown.
 */
export const entityKinds = ['title', 'heading', 'name', 'acronym', 'defined', 'keyword'] as const
export type EntityKind = (typeof entityKinds)[number]

export type Mention = Range & {
  /** Index into `sentences`. */
  readonly sentence: number
}

/** Subject and object are indices into `entities`, the predicate a few words of the sentence. */
export type Relation = {
  readonly subject: number
  readonly predicate: string
  readonly object: number
  readonly sentence: number
}
