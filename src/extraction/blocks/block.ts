import type { Range } from '../../language/words/words.ts'

/** Kinds of blocks. Stored blocks refer to a kind by its index in this list: append new kinds at the end. */
export const blockKinds = [
  'heading',
  'paragraph',
  'item',
  'row',
  'code',
  'quote',
  'description',
  'boilerplate',
  'metadata',
] as const
export type BlockKind = (typeof blockKinds)[number]

/**
 * A block of a text, such as a paragraph or a table row. The range is that of the content: without `## `, `- `, `> ` or
 * the lines of a fence, though lines after the first keep such marks.
 */
export type Block = Range & {
  readonly kind: BlockKind
  /**
   * Level of a heading, 1 to 6; nesting of the list of an item, from 0. Of a description (a term of a
   * description list and what is said of it), 1 if its first line is the term, 2 if it continues the one before.
   * Otherwise 0, also for a footnote.
   */
  readonly depth: number
  /** Whether it is the first item of its list or the header row of its table. */
  readonly opens: boolean
  /** Whether its list is numbered; items only. */
  readonly ordered?: boolean
}

/** The block with its range moved by some characters: from that of a part of a text to that of the whole, or back. */
export function shifted(block: Block, by: number): Block {
  return { ...block, start: block.start + by, end: block.end + by }
}
