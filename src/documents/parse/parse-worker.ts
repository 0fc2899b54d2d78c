import { ServiceError } from '../../base/service-error.ts'
import type { ParsedPage } from '../../web-access/web-page.ts'
import { type PageOrigin, parsePage } from './page/parse-page.ts'
import { parseDocument } from './parse-document.ts'
import type { ParsedDocument } from './parsed-document.ts'
import type { SniffHint } from './sniff-text.ts'

/** A document that somebody sent, or what a web server answered with. */
export type ParseTask = { readonly bytes: Uint8Array } & (
  | { readonly hint: SniffHint }
  | { readonly page: PageOrigin }
)

/** A refusal as data: an error that is sent between processes would lose its class and its code. */
export type ParseOutcome =
  | { readonly kind: 'parsed'; readonly document: ParsedDocument }
  | { readonly kind: 'page'; readonly page: ParsedPage }
  | { readonly kind: 'unprocessable'; readonly reason: string }

process.on('message', async (message) => {
  // Only `ParseProcess` sends messages to this process.
  const outcome = await parse(message as ParseTask)
  process.send?.(outcome)
})

async function parse(task: ParseTask): Promise<ParseOutcome> {
  try {
    if ('page' in task) return { kind: 'page', page: await parsePage(task.bytes, task.page) }
    return { kind: 'parsed', document: await parseDocument(task.bytes, task.hint) }
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unprocessable_document')
      return { kind: 'unprocessable', reason: error.message }
    throw error
  }
}
