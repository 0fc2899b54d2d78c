import { metadataTitle } from '../../extraction/blocks/front-matter.ts'
import { readBlocks, readPlainBlocks } from '../../extraction/blocks/read-blocks.ts'
import { TextBudget } from '../../extraction/blocks/text-budget.ts'
import type { DocumentContent } from './parsed-document.ts'

/**
 * Plain text as it stands; only newlines, the byte order mark, NUL characters and lone surrogates are put
 * right.
 */
export function parseText(text: string, budget = new TextBudget()): DocumentContent {
  budget.addText(text.length)
  const clean = cleanText(text)
  return { text: clean, blocks: readPlainBlocks(clean, budget) }
}

/** Markdown as it stands; what its front matter calls it, or else its first heading, is its title. */
export function parseMarkdown(markdown: string, budget = new TextBudget()): DocumentContent {
  budget.addText(markdown.length)
  const text = cleanText(markdown)
  const blocks = readBlocks(text, budget)
  const [metadata] = blocks
  const named = metadata?.kind === 'metadata' && metadataTitle(text, metadata)
  const first = blocks.find(({ kind, depth }) => kind === 'heading' && depth === 1)
  return { text, blocks, title: named || (first && text.slice(first.start, first.end)) }
}

/** Text whose newlines are `\n` and in which every code unit means something. */
export function cleanText(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .toWellFormed()
}
