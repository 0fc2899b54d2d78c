import { setImmediate } from 'node:timers/promises'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { ImportDocument } from '../../contract/documents/document-import.ts'
import type { StoredDocument } from '../../storage/documents/stored-document.ts'
import type { Library } from '../library.ts'
import type { ContentBytes } from './document-contents.ts'

const documentsTogether = 100

/**
 * The documents of an account, or of one graph, as JSON lines that an import takes (UTF-8), newest first. Memory does
 * not grow with their number or length: texts are read and written piece by piece, at the speed of the reader. A
 * document without text is left out, as an import refuses it, and so is one that is deleted meanwhile.
 */
export async function* exportDocuments(
  library: Library,
  accountId: string,
  graphId: string | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const document of ownDocuments(library, accountId, graphId)) {
    const text = document.characters > 0 && (await textOf(library, accountId, document))
    if (text) yield* lineOf(document, text)
    // The embedded engine reads on this thread: others are served between two documents.
    await setImmediate()
  }
}

async function* ownDocuments(
  library: Library,
  accountId: string,
  graphId: string | undefined,
): AsyncGenerator<StoredDocument> {
  let startingAfter: string | undefined
  do {
    const page = { limit: documentsTogether, startingAfter }
    const { entries, hasMore } = await library.list(accountId, { graphId, kind: 'document' }, page)
    yield* entries
    startingAfter = hasMore ? entries.at(-1)?.id : undefined
  } while (startingAfter !== undefined)
}

async function textOf(
  library: Library,
  accountId: string,
  document: StoredDocument,
): Promise<ContentBytes | undefined> {
  try {
    return await library.content(accountId, document, 'markdown')
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not_found') return undefined
    throw error
  }
}

async function* lineOf(
  { title, externalId, url }: StoredDocument,
  text: ContentBytes,
): AsyncGenerator<Uint8Array> {
  const said: Omit<ImportDocument, 'text'> = {
    title,
    ...(externalId !== null && { external_id: externalId }),
    ...(url !== null && { url }),
  }
  yield Buffer.from(`${JSON.stringify(said).slice(0, -1)},"text":"`)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const piece of text instanceof Uint8Array ? [text] : text)
    yield Buffer.from(escaped(decoder.decode(piece, { stream: true })))
  yield Buffer.from('"}\n')
}

/** A part of a string as it stands between the quotation marks of JSON. */
function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
