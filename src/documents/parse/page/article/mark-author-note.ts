import type { ParsedPage } from '../../../../web-access/pages/web-page.ts'

/** How many of the last paragraphs of a page may be about its author. Not measured. */
const notesMax = 3
/** A page of fewer paragraphs before them may be about its author altogether. */
const paragraphsMin = 3

/**
 * Marks as boilerplate what a page says of its author at its end, in paragraphs that begin with the author's name: "Ada
 * Lund has covered the harbour for this paper since 2014." would be quoted as if the page were about her.
 */
export function markAuthorNote<Page extends Pick<ParsedPage, 'author' | 'text' | 'blocks'>>(
  page: Page,
): Page {
  const { author, text, blocks } = page
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph')
  if (author === undefined || paragraphs.length < paragraphsMin + 1) return page
  const last = paragraphs.slice(Math.max(paragraphsMin, paragraphs.length - notesMax))
  const notes = new Set(last.filter(({ start }) => text.startsWith(author, start)))
  if (notes.size === 0) return page
  const marked = blocks.map((block) =>
    notes.has(block)
      ? { kind: 'boilerplate' as const, start: block.start, end: block.end, depth: 0, opens: false }
      : block,
  )
  return { ...page, blocks: marked }
}
