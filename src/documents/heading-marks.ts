import { readStoredBlocks } from '../extraction/blocks/stored-blocks.ts'

/** What stands before a heading in Markdown, and at which character of the text. */
export type HeadingMark = { readonly at: number; readonly mark: string }

/** The text as Markdown: headings that carry no mark of their own get one. `blocks` are as stored. */
export function withHeadingMarks(text: string, blocks: string): string {
  let marked = ''
  let from = 0
  for (const { at, mark } of headingMarks(text, blocks)) {
    marked += text.slice(from, at) + mark
    from = at
  }
  return marked + text.slice(from)
}

/** The marks that headings lack, in ascending order. */
export function headingMarks(text: string, blocks: string): readonly HeadingMark[] {
  const headings = readStoredBlocks(blocks).filter(({ kind }) => kind === 'heading')
  return headings.flatMap(({ start, depth }) => {
    const opensLine = start === 0 || text[start - 1] === '\n'
    const lacksOne = opensLine && !isUnderlined(text, start)
    return lacksOne ? [{ at: start, mark: `${'#'.repeat(depth)} ` }] : []
  })
}

/** Markdown's other way to write a heading. */
function isUnderlined(text: string, start: number): boolean {
  return /^[^\n]*\n(=+|-{2,})[ \t]*(\n|$)/.test(text.slice(start, start + 1000))
}
