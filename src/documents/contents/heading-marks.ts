import { readStoredBlocks } from '../../extraction/blocks/stored-blocks.ts'

/** Markdown heading markup to insert in a text, before the character at `at`. */
export type HeadingMark = { readonly at: number; readonly mark: string }

/** The text as Markdown: adds `#` markup to headings that have none. `blocks` is the stored JSON. */
export function withHeadingMarks(text: string, blocks: string): string {
  let marked = ''
  let from = 0
  for (const { at, mark } of headingMarks(text, blocks)) {
    marked += text.slice(from, at) + mark
    from = at
  }
  return marked + text.slice(from)
}

/** The markup that headings lack, in ascending order. */
export function headingMarks(text: string, blocks: string): readonly HeadingMark[] {
  const headings = readStoredBlocks(blocks).filter(({ kind }) => kind === 'heading')
  return headings.flatMap(({ start, depth }) => {
    const opensLine = start === 0 || text[start - 1] === '\n'
    const lacksOne = opensLine && !isUnderlined(text, start)
    return lacksOne ? [{ at: start, mark: `${'#'.repeat(depth)} ` }] : []
  })
}

/** Whether the heading is a Setext heading of Markdown, underlined by `=` or `-`. */
function isUnderlined(text: string, start: number): boolean {
  return /^[^\n]*\n(=+|-{2,})[ \t]*(\n|$)/.test(text.slice(start, start + 1000))
}
