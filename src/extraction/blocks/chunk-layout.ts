import type { Range } from '../../language/words/words.ts'
import type { Block } from './block.ts'

/** The layout of a chunk and its place in the document. */
export type ChunkLayout = {
  /** Text that tells the document from others with the same title. */
  readonly about?: string | undefined
  /** The headings above the chunk, outermost first. */
  readonly headings: readonly string[]
  /** The blocks in it, with ranges from its start; a block that was cut has the range of its part. */
  readonly blocks: readonly Block[]
  /** For a chunk that continues a table, the header; for one that continues a list, the introductory sentence. */
  readonly leadIn?: LeadIn | undefined
}

/** A range of the document's text, and that text. */
export type LeadIn = Range & { readonly text: string }
