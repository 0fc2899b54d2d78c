import { countFeatures } from '../../extraction/count-features.ts'
import { decodeFeatures } from '../../index/encode-features.ts'
import type { DocumentStore, StoredFeatures } from '../../storage/documents/document-store.ts'
import type { GoneChunks } from '../../storage/documents/remove-document.ts'

/** Chunks removed in one transaction; other writers get their turn between two. */
const chunksTogether = 256

/**
 * Removes the remains of a hidden document. Idempotent, and safe to run concurrently. Returns false if `mayGoOn`, which
 * is called before each transaction, stopped it early.
 */
export async function finishRemoval(
  documents: DocumentStore,
  accountId: string,
  docId: string,
  mayGoOn: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const graph = await documents.hidden(accountId, docId)
  if (!graph) return true
  do {
    for (;;) {
      const chunks = await documents.firstChunks(accountId, docId, chunksTogether)
      if (chunks.length === 0) break
      if (!(await mayGoOn())) return false
      await documents.removeChunks(graph, { docId, ...goneOf(chunks) })
    }
  } while (!(await documents.remove(graph, docId)))
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
