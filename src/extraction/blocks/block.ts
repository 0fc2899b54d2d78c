import type { Range } from '../../language/words.ts'

/** What a block can be. Stored blocks have the place of their kind in this list: new kinds come last. */
export const blockKinds = [
  'heading',
  'paragraph',
  'item',
  'row',
  'code',
  'quote',
  'definition',
  'boilerplate',
  'metadata',
] as const
export type BlockKind = (typeof blockKinds)[number]

/**
 * A part of a text that its layout sets apart. The range is that of the content: without `## `, `- `, `> `
 * or the lines of a fence, though lines after the first keep the marks they begin with.
 */
export type Block = Range & {
  readonly kind: BlockKind
  /**
   * Of a heading its level, 1 to 6; of an item how deep its list is nested, from 0; of a definition 1 if its first line
   * is the term, and 2 if it goes on with the description of the term before; else 0, as of a footnote.
   */
  readonly depth: number
  /** Whether it is the first item of its list or the header row of its table. */
  readonly opens: boolean
  /** Whether its list is numbered; only items have it. */
  readonly ordered?: boolean
}
