import type { Range } from '../../language/words.ts'
import type { Block } from './block.ts'

/** How a chunk of a document stands in it. */
export type ChunkLayout = {
  /** What tells the document from others that are called the same, in words. */
  readonly about?: string
  /** The headings over the chunk, outermost first. */
  readonly headings: readonly string[]
  /** The blocks in it, counted from its start; one that was cut is as long as its part. */
  readonly blocks: readonly Block[]
  /** Of a chunk that goes on with a table the header, of one that goes on with a list what leads to it. */
  readonly lead?: Lead
}

/** A range of the document's text, and that text. */
export type Lead = Range & { readonly text: string }
