import type { Block } from './block.ts'

/** Heading depth of a described term: deeper than any heading. */
export const termDepth = 7

/** Whether a block is part of the description of a term, not a footnote. */
export function isDescribing({ kind, depth }: Block): boolean {
  return kind === 'definition' && depth > 0
}

/**
 * Turns the terms of description lists into headings above their descriptions: "The default is 60" says nothing without
 * the name of the setting. A term without a description, as in a table of contents, becomes a paragraph.
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
