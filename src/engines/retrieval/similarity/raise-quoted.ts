import { isQuotedIn } from '../../../evidence/is-quoted-in.ts'
import type { IndexReader } from '../../../index/index-reader.ts'
import { settings } from './settings.ts'
import type { Similarity } from './similarity.ts'

const { pool, share } = settings.quoted

/**
 * Raises, among the chunks most similar to a follow-up question, those of the documents that the last answer, `said`,
 * quoted: "and the deposit?" is most probably asked of the same contract.
 */
export async function raiseQuoted(
  similarity: Similarity,
  said: string | undefined,
  index: IndexReader,
): Promise<void> {
  if (said === undefined) return
  const chunks = await index.chunks(similarity.best(pool))
  const quoted = chunks.filter(({ text, language }) => isQuotedIn(said, text, language))
  const documents = new Set(quoted.map(({ docId }) => docId))
  const raise = share * similarity.scoreMax
  for (const { number, docId } of chunks) if (documents.has(docId)) similarity.raise(number, raise)
}
