import { ServiceError } from '../../base/service-error.ts'
import { parseDocument } from './parse-document.ts'
import type { ParsedDocument } from './parsed-document.ts'
import type { SniffHint } from './sniff-text.ts'

export type ParseTask = { readonly bytes: Uint8Array; readonly hint: SniffHint }

/** A refusal as data: an error that is sent between processes would lose its class and its code. */
export type ParseOutcome =
  | { readonly kind: 'parsed'; readonly document: ParsedDocument }
  | { readonly kind: 'unprocessable'; readonly reason: string }

process.on('message', async (message) => {
  // Only `ParseProcess` sends messages to this process.
  const outcome = await parse(message as ParseTask)
  process.send?.(outcome)
})

async function parse({ bytes, hint }: ParseTask): Promise<ParseOutcome> {
  try {
    return { kind: 'parsed', document: await parseDocument(bytes, hint) }
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unprocessable_document')
      return { kind: 'unprocessable', reason: error.message }
    throw error
  }
}
