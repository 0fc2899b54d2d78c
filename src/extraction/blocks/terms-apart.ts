import type { Block } from './block.ts'

/** The depth of a term as a heading: deeper than any other. */
export const termDepth = 7

/** Whether a block is all or a part of what is written of a term, and no footnote. */
export function isDescribing({ kind, depth }: Block): boolean {
  return kind === 'definition' && depth > 0
}

/**
 * The blocks of a text with the terms of its definitions as headings over what is written of them: "The default is 60"
 * says nothing without the name of the setting. A term without a description, as in a list of contents, is a
 * paragraph.
 */
export function termsApart(text: string, blocks: readonly Block[]): readonly Block[] {
  if (!blocks.some(isDescribing)) return blocks
  return blocks.flatMap((block): Block[] => {
    if (!isDescribing(block) || block.depth > 1) return [block]
    const lineEnd = text.indexOf('\n', block.start)
    if (lineEnd < 0 || lineEnd >= block.end) return [{ ...block, kind: 'paragraph', depth: 0 }]
    return [
      { ...block, kind: 'heading', depth: termDepth, end: lineEnd },
      { ...block, start: lineEnd + 1 },
    ]
  })
}
