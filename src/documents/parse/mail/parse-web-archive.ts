import PostalMime from 'postal-mime'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { parseHtml } from '../html/parse-html.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { headOf } from '../sniffing/head-of.ts'

/**
 * Whether a text is a page with its pictures in the form of a mail that nobody sent (RFC 2557): wikis and Word save
 * documents so, under the name of a Word file.
 */
export function isWebArchive(text: string): boolean {
  const block = headOf(text).split(/\r?\n\r?\n/, 1)[0] ?? ''
  return (
    /^[\w-]+:/.test(block) &&
    /^mime-version:/im.test(block) &&
    /^content-type:[ \t]*multipart\/related\b/im.test(block) &&
    !/^(?:from|to|received):/im.test(block)
  )
}

/** Parses the page of a web archive. */
export async function parseWebArchive(
  bytes: Uint8Array,
  budget: TextBudget,
): Promise<DocumentContent> {
  const { html, text = '' } = await PostalMime.parse(bytes)
  return parseHtml(html ?? text, budget)
}
