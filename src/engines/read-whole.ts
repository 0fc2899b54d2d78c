import type { Passage } from '../evidence/passage.ts'
import type { Answering } from './answering.ts'
import type { QuestionSearches } from './question-searches.ts'

/** Most documents that one question has read whole, or by their openings: those that are found first. */
export const documentsMax = 12

/**
 * Most passages of documents that are read whole for one question, together: 40 of each, some 60 pages. To list what they
 * tell takes a thread up to 0.1 s, to compare them up to 0.6 s.
 */
const wholeMax = 480

/** All passages of these documents, one after another; undefined if there are more than `wholeMax`. */
export async function readWhole(
  docIds: readonly string[],
  { question, asked, searchFor, signal }: Answering,
  searches: QuestionSearches,
): Promise<readonly Passage[] | undefined> {
  const passages: Passage[] = []
  for (const docId of docIds) {
    const left = wholeMax - passages.length
    const search = { ...searchFor(question.text, left + 1), reach: { ...asked.reach, docId } }
    const read = await searches.find({ ...search, reads: { what: 'document' } }, signal)
    if (read.length > left) return undefined
    passages.push(...read)
  }
  return passages
}
