import { readStoredBlocks } from '../extraction/blocks/stored-blocks.ts'

/** The text as Markdown: headings that carry no mark of their own get one. `blocks` are as stored. */
export function withHeadingMarks(text: string, blocks: string): string {
  const headings = readStoredBlocks(blocks).filter(({ kind }) => kind === 'heading')
  let marked = ''
  let from = 0
  for (const { start, depth } of headings) {
    marked += text.slice(from, start)
    const opensLine = start === 0 || text[start - 1] === '\n'
    if (opensLine && !isUnderlined(text, start)) marked += `${'#'.repeat(depth)} `
    from = start
  }
  return marked + text.slice(from)
}

/** Markdown's other way to write a heading. */
function isUnderlined(text: string, start: number): boolean {
  return /^[^\n]*\n(=+|-{2,})[ \t]*(\n|$)/.test(text.slice(start, start + 1000))
}
