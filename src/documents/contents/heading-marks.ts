import type { Block } from '../../extraction/blocks/block.ts'

/** Markdown heading markup to insert in a text, before the character at `at`. */
export type HeadingMark = { readonly at: number; readonly mark: string }

/** The media type of documents whose text is Markdown as it stands. */
export const markdownType = 'text/markdown'

/** The text as Markdown: adds `#` markup to headings that have none. */
export function withHeadingMarks(text: string, blocks: readonly Block[]): string {
  let marked = ''
  let from = 0
  for (const { at, mark } of headingMarks(text, blocks)) {
    marked += text.slice(from, at) + mark
    from = at
  }
  return marked + text.slice(from)
}

/** The text of Markdown without the `#` markup of its headings, as documents of other types have it. */
export function withoutHeadingMarks(text: string, blocks: readonly Block[]): string {
  let bare = ''
  let from = 0
  for (const { kind, start } of blocks) {
    const before = kind === 'heading' ? text.slice(Math.max(0, start - markLengthMax), start) : ''
    const [, mark = ''] = /(?:^|\n)(#{1,6} )$/.exec(before) ?? []
    if (mark === '') continue
    bare += text.slice(from, start - mark.length)
    from = start
  }
  return bare + text.slice(from)
}

/** A newline, six `#` and a space. */
const markLengthMax = 8

/** The markup that headings lack, in ascending order. */
export function headingMarks(text: string, blocks: readonly Block[]): readonly HeadingMark[] {
  const headings = blocks.filter(({ kind }) => kind === 'heading')
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
