import type { Range } from '../../language/words.ts'
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
    const end = termEnd(text, block)
    if (end === block.end) return [{ ...block, kind: 'paragraph', depth: 0 }]
    const start = block.end - text.slice(end, block.end).trimStart().length
    return [
      { ...block, kind: 'heading', depth: termDepth, end },
      { ...block, start },
    ]
  })
}

/** A line of options that shares the description of the one before. */
const furtherOption = /[ \t]*--?[\p{L}?]/uy

/** Where the term of a described term ends: with its lines, or where its description stands apart on the same line. */
export function termEnd(text: string, { start, end }: Range): number {
  const mayGoOn = text[start] === '-'
  for (let at = start; ; ) {
    const newline = text.indexOf('\n', at)
    const isLast = newline < 0 || newline >= end
    const line = text.slice(at, isLast ? end : newline).trimEnd()
    const gap = line.trimStart().search(/[ \t]{2}/)
    if (gap >= 0) return at + line.length - line.trimStart().length + gap
    if (isLast) return end
    furtherOption.lastIndex = newline + 1
    if (!mayGoOn || !furtherOption.test(text)) return at + line.length
    at = newline + 1
  }
}
