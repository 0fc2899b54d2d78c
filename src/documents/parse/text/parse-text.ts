import { readBlocks, readPlainBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { readFrontMatter } from '../../../extraction/blocks/reading/front-matter.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { titleInHeadings } from '../html/title-in-headings.ts'
import { isoDate } from '../page/iso-date.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { withoutUnseen } from '../without-unseen.ts'
import { hasMarkup } from './has-markup.ts'
import { titleLine } from './title-line.ts'

/**
 * Parses plain text. Only newlines, the byte order mark, NUL characters, lone surrogates and what no reader sees are
 * corrected. A heading at its beginning is its title, and so are a few words alone above the rest.
 */
export function parseText(text: string, budget = new TextBudget()): DocumentContent {
  budget.addText(text.length)
  const clean = cleanText(text)
  const blocks = readPlainBlocks(clean, budget)
  const [first] = blocks
  const heading = first?.kind === 'heading' ? clean.slice(first.start, first.end) : undefined
  return { text: clean, blocks, title: heading ?? titleLine(clean, blocks) }
}

/**
 * Parses Markdown. Its title is that of its front matter, or else that of its heading; the other front matter becomes
 * the document's date and metadata. A text without any mark is a plain one, whose lines Markdown would join.
 */
export function parseMarkdown(markdown: string, budget = new TextBudget()): DocumentContent {
  const text = cleanText(markdown)
  if (!hasMarkup(text)) return parseText(markdown, budget)
  budget.addText(markdown.length)
  const blocks = readBlocks(text, budget)
  const [opening] = blocks
  const isMetadata = opening?.kind === 'metadata'
  const { title, ...said } = isMetadata ? saidBy(text.slice(opening.start, opening.end)) : {}
  return { text, blocks, title: title ?? titleInHeadings({ text, blocks }), ...said }
}

const dateFields = ['date', 'published', 'published_at', 'publishdate', 'pubdate']

function saidBy(frontMatter: string): Pick<DocumentContent, 'title' | 'publishedAt' | 'metadata'> {
  const read = [...readFrontMatter(frontMatter)].map(([name, { value }]) => [name, value] as const)
  const fields = new Map(read)
  const title = fields.get('title')
  fields.delete('title')
  const dated = dateFields.find((name) => isoDate(fields.get(name)) !== undefined)
  const publishedAt = dated && isoDate(fields.get(dated))
  if (dated !== undefined) fields.delete(dated)
  return { title, publishedAt, metadata: fields.size > 0 ? Object.fromEntries(fields) : undefined }
}

/** Normalises newlines to `\n` and removes the byte order mark, NUL characters, lone surrogates and what is unseen. */
export function cleanText(text: string): string {
  return withoutUnseen(text)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .toWellFormed()
}
