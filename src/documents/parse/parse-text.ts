import { readBlocks } from '../../extraction/blocks/read-blocks.ts'
import type { DocumentContent } from './parsed-document.ts'

/**
 * Plain text as it stands; only newlines, the byte order mark, NUL characters and lone surrogates are put
 * right.
 */
export function parseText(text: string): DocumentContent {
  return { text: cleanText(text), outline: [] }
}

/** Markdown as it stands, with its headings. */
export function parseMarkdown(markdown: string): DocumentContent {
  const text = cleanText(markdown)
  const outline = readBlocks(text)
    .filter(({ kind }) => kind === 'heading')
    .map(({ start, end, depth }) => ({ start, end, level: depth }))
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
