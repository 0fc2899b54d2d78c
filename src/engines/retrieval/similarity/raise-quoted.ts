import { isQuotedIn } from '../../../evidence/is-quoted-in.ts'
import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import type { QuestionTerm, ReadQuestion } from '../read-question.ts'
import { settings } from './settings.ts'
import type { Similarity } from './similarity.ts'

const { pool, share } = settings.quoted

/**
 * Raises, among the chunks most similar to a follow-up question, those of the documents that the last answer, `said`,
 * quoted: "and the deposit?" is most probably asked of the same contract. It is asked of another one where these have
 * no word of it, and another chunk has all.
 */
export async function raiseQuoted(
  { terms }: Pick<ReadQuestion, 'terms'>,
  similarity: Similarity,
  said: string | undefined,
  index: IndexReader,
): Promise<void> {
  if (said === undefined) return
  const chunks = await index.chunks(similarity.best(pool))
  const quoted = chunks.filter(({ text, language }) => isQuotedIn(said, text, language))
  const documents = new Set(quoted.map(({ docId }) => docId))
  const near = chunks.filter(({ docId }) => documents.has(docId))
  if (isOfOthers(chunks, near, terms, similarity)) return
  const raise = share * similarity.scoreMax
  for (const { number } of near) similarity.raise(number, raise)
}

/** Whether a chunk has all words of a question, of several, and those that are `near` have none. */
function isOfOthers(
  chunks: readonly IndexedChunk[],
  near: readonly IndexedChunk[],
  terms: readonly QuestionTerm[],
  similarity: Similarity,
): boolean {
  const asked = [...terms.keys()].filter((term) => terms[term]?.weight === 1)
  const has = ({ number }: IndexedChunk, term: number) => similarity.weightsIn(number)[term] !== 0
  return (
    asked.length > 1 &&
    near.every((chunk) => asked.every((term) => !has(chunk, term))) &&
    chunks.some((chunk) => asked.every((term) => has(chunk, term)))
  )
}
