import { countFeatures } from '../extraction/count-features.ts'
import { decodeFeatures } from '../index/encode-features.ts'
import type { DocumentStore, StoredFeatures } from '../storage/documents/document-store.ts'
import type { GoneChunks } from '../storage/documents/remove-document.ts'

/** So many chunks are removed in one transaction; other writers get their turn between two of them. */
const chunksTogether = 256

/**
 * Removes what is left of a hidden document. It can be repeated, and may run several times at once. False if
 * `mayGoOn`, which is asked before each part, ended it before its end.
 */
export async function finishRemoval(
  documents: DocumentStore,
  accountId: string,
  docId: string,
  mayGoOn: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const place = await documents.hidden(accountId, docId)
  if (!place) return true
  do {
    for (;;) {
      const chunks = await documents.firstChunks(accountId, docId, chunksTogether)
      if (chunks.length === 0) break
      if (!(await mayGoOn())) return false
      await documents.removeChunks(place, { docId, ...goneOf(chunks) })
    }
  } while (!(await documents.remove(place, docId)))
  return true
}

function goneOf(chunks: readonly StoredFeatures[]): Omit<GoneChunks, 'docId'> {
  const numbers = chunks.map(({ number }) => number)
  return {
    first: Math.min(...numbers),
    last: Math.max(...numbers),
    ...countFeatures(chunks.map(({ features }) => decodeFeatures(features))),
  }
}
