import { lowerPriority } from '../../base/lower-priority.ts'
import { ServiceError } from '../../base/service-error.ts'
import { TextBudget } from '../../extraction/blocks/text-budget.ts'
import type { ParsedPage } from '../../web-access/web-page.ts'
import { type Manuscript, manuscriptOfFile, type Particulars } from '../manuscript.ts'
import { type PageOrigin, parsePage } from './page/parse-page.ts'
import { parseDocument } from './parse-document.ts'
import type { SniffHint } from './sniff-text.ts'

/** A document that somebody sent, or what a web server answered with. */
export type ParseTask = { readonly bytes: Uint8Array } & (
  | { readonly hint: SniffHint; readonly said: Particulars; readonly charactersMax: number }
  | { readonly page: PageOrigin }
)

type FileTask = Extract<ParseTask, { hint: SniffHint }>

/** A refusal as data: an error that is sent between processes would lose its class and its code. */
export type ParseOutcome =
  | { readonly kind: 'read'; readonly manuscript: Manuscript }
  | { readonly kind: 'page'; readonly page: ParsedPage }
  | { readonly kind: 'unprocessable'; readonly reason: string }

lowerPriority()

process.on('message', async (message) => {
  // Only `ParseProcess` sends messages to this process.
  const outcome = await parse(message as ParseTask)
  process.send?.(outcome)
})

async function parse(task: ParseTask): Promise<ParseOutcome> {
  try {
    if ('page' in task) return { kind: 'page', page: await parsePage(task.bytes, task.page) }
    return { kind: 'read', manuscript: await read(task) }
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unprocessable_document')
      return { kind: 'unprocessable', reason: error.message }
    throw error
  }
}

/** The manuscript of a file, without its bytes: whoever sent them has them. */
async function read({ bytes, hint, said, charactersMax }: FileTask): Promise<Manuscript> {
  const parsed = await parseDocument(bytes, hint, new TextBudget(charactersMax))
  return manuscriptOfFile({ ...hint, byteLength: bytes.length }, parsed, said)
}
