import { setTimeout } from 'node:timers/promises'
import type { Caller } from '../../access/caller.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { Document } from '../../contract/documents/documents.ts'
import type { Problem } from '../../contract/problems/problem.ts'
import type { Core } from '../../open-core.ts'
import { documentHandlers } from '../../operations/handlers/document-handlers.ts'
import type { Progress, Terminal } from '../terminal.ts'
import { callFrom } from '../with-core.ts'

/** Each look is a query. */
const lookEveryMs = 250

/** A file that was added, with the name by which its progress is told. */
type AddedFile = { readonly file: string; readonly document: Document }

/**
 * Waits until a file that takes long has been read and indexed, by this process or by a server beside it. Returns its
 * document, or the reason why it cannot be read, which leaves none. Throws the reason of an interruption.
 */
export async function untilReady(
  { file, document }: AddedFile,
  core: Core,
  caller: Caller,
  { terminal, progress }: { readonly terminal: Terminal; readonly progress: Progress },
): Promise<Document | { readonly error: Problem }> {
  const { doc_id } = document
  const { getDocument, deleteDocument } = documentHandlers(core.library)
  try {
    for (;;) {
      const now = await getDocument({ doc_id }, caller, callFrom(terminal))
      if (now.status === 'failed' && document.reading) {
        await deleteDocument({ doc_id }, caller, callFrom(terminal))
        return { error: { code: 'unprocessable_document', message: now.failure ?? '' } }
      }
      if (now.status !== 'indexing') return now
      progress.show(toldOf(file, now))
      await setTimeout(lookEveryMs, undefined, { signal: terminal.signal })
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { error: { code: error.code, message: error.message } }
  }
}

function toldOf(file: string, { reading }: Document): string {
  if (!reading) return `Indexing ${file}`
  const { pages_read: read, pages } = reading
  if (pages === undefined) return `Reading ${file}`
  return `Reading ${file}: ${read} of ${pages} ${pages === 1 ? 'page' : 'pages'}`
}
