import type { Block } from './block.ts'

/** The depth of a term as a heading: deeper than any other. */
export const termDepth = 7

const descriptionMark = /^:?\s*/

/**
 * The blocks of a text with the terms of its definitions as headings over what is written of them: "The default is 60"
 * says nothing without the name of the setting. A definition of one line, as in a list of contents, has no
 * description, and is a paragraph; one of depth 1 goes on with the description of the term before.
 */
export function termsApart(text: string, blocks: readonly Block[]): readonly Block[] {
  if (!blocks.some(({ kind }) => kind === 'definition')) return blocks
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'definition' || block.depth > 0) return [block]
    const lineEnd = text.indexOf('\n', block.start)
    if (lineEnd < 0 || lineEnd >= block.end) return [{ ...block, kind: 'paragraph' }]
    const [mark = ''] = descriptionMark.exec(text.slice(lineEnd + 1, block.end)) ?? []
    return [
      { ...block, kind: 'heading', depth: termDepth, end: lineEnd },
      { ...block, start: lineEnd + 1 + mark.length },
    ]
  })
}
