import type { Heading } from './parse/parsed-document.ts'

/** The text as Markdown: headings that carry no mark of their own get one. `outline` is as stored, JSON. */
export function withHeadingMarks(text: string, outline: string): string {
  // Written by us when the document was taken in.
  const headings = JSON.parse(outline) as readonly Heading[]
  let marked = ''
  let from = 0
  for (const { start, level } of headings) {
    marked += text.slice(from, start)
    const opensLine = start === 0 || text[start - 1] === '\n'
    if (opensLine && !isUnderlined(text, start)) marked += `${'#'.repeat(level)} `
    from = start
  }
  return marked + text.slice(from)
}

/** Markdown's other way to write a heading. */
function isUnderlined(text: string, start: number): boolean {
  return /^[^\n]*\n(=+|-{2,})[ \t]*(\n|$)/.test(text.slice(start, start + 1000))
}
