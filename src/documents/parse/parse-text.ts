import type { DocumentContent, Heading } from './parsed-document.ts'

/**
 * Plain text as it stands; only newlines, the byte order mark, NUL characters and lone surrogates are put
 * right.
 */
export function parseText(text: string): DocumentContent {
  return { text: cleanText(text), outline: [] }
}

/** Markdown as it stands, with its headings: `# ATX` and underlined ones, outside of code and front matter. */
export function parseMarkdown(markdown: string): DocumentContent {
  const text = cleanText(markdown)
  const outline = markdownOutline(text)
  const first = outline.find(({ level }) => level === 1)
  return { text, outline, title: first && text.slice(first.start, first.end) }
}

/** Text whose newlines are `\n` and in which every code unit means something. */
export function cleanText(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .toWellFormed()
}

function markdownOutline(text: string): Heading[] {
  const outline: Heading[] = []
  const frontMatter = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(text)?.[0].length ?? 0
  let fence = ''
  let previous = { start: 0, line: '' }
  let start = frontMatter
  while (start < text.length) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    const line = text.slice(start, end)
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== '') {
      if (mark?.startsWith(fence)) fence = ''
    } else if (mark) {
      fence = mark
    } else {
      const heading = atxHeading(line, start) ?? underlinedHeading(line, previous)
      if (heading) outline.push(heading)
    }
    previous = fence === '' ? { start, line } : { start, line: '' }
    start = end + 1
  }
  return outline
}

function atxHeading(line: string, lineStart: number): Heading | undefined {
  const marks = /^ {0,3}(#{1,6})[ \t]+/.exec(line)
  if (!marks?.[1]) return undefined
  const words = line.slice(marks[0].length).replace(/(^|[ \t]+)#*[ \t]*$/, '')
  const start = lineStart + marks[0].length
  return words === '' ? undefined : { start, end: start + words.length, level: marks[1].length }
}

function underlinedHeading(
  line: string,
  previous: { start: number; line: string },
): Heading | undefined {
  const words = previous.line.trim()
  if (!/^(=+|-{2,})[ \t]*$/.test(line) || words === '' || /^([#>|*+-]|\d+\.\s)/.test(words))
    return undefined
  const start = previous.start + previous.line.indexOf(words)
  return { start, end: start + words.length, level: line.startsWith('=') ? 1 : 2 }
}
