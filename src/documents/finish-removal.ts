import { countFeatures } from '../extraction/count-features.ts'
import { decodeFeatures } from '../index/encode-features.ts'
import type { DocumentStore, StoredFeatures } from '../storage/document-store.ts'
import type { GoneChunks } from '../storage/remove-document.ts'

/** So many chunks are removed in one transaction; other writers get their turn between two of them. */
const chunksTogether = 256

/** Removes what is left of a hidden document. It can be repeated, and may run several times at once. */
export async function finishRemoval(
  documents: DocumentStore,
  accountId: string,
  docId: string,
): Promise<void> {
  const place = await documents.hidden(accountId, docId)
  if (!place) return
  do {
    for (;;) {
      const chunks = await documents.firstChunks(accountId, docId, chunksTogether)
      if (chunks.length === 0) break
      await documents.removeChunks(place, { docId, ...goneOf(chunks) })
    }
  } while (!(await documents.remove(place, docId)))
}

function goneOf(chunks: readonly StoredFeatures[]): Omit<GoneChunks, 'docId'> {
  const numbers = chunks.map(({ number }) => number)
  return {
    first: Math.min(...numbers),
    last: Math.max(...numbers),
    ...countFeatures(chunks.map(({ features }) => decodeFeatures(features))),
  }
}
