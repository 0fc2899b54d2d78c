import type { Passage } from '../evidence/passage.ts'
import type { Answer } from '../mind/mind.ts'
import type { Question } from '../mind/question.ts'
import { besideSearch, goesOnBeside, openingSearches, tableSearches } from './further-searches.ts'
import type { Search } from './search.ts'

/** The calls of retrieval and of a mind with which one document is read for an answer. */
export type DocumentReader = {
  find(search: Search): Promise<readonly Passage[]>
  tellFact(question: Question, opening: readonly Passage[]): MaybeLater<Answer | undefined>
  aggregate(question: Question, table: readonly Passage[]): MaybeLater<Answer | undefined>
}
type MaybeLater<Value> = Value | Promise<Value>

/** An answer, and the passages that it is from. */
export type AnswerFromDocument = { readonly passages: readonly Passage[]; readonly answer: Answer }

/**
 * The answer from what one of the documents that `search` has found says of itself, else from all rows of a table of
 * theirs, where the question asks for that.
 */
export async function answerFromDocument(
  search: Search,
  question: Question,
  found: readonly Passage[],
  reader: DocumentReader,
): Promise<AnswerFromDocument | undefined> {
  for (const forOpening of openingSearches(search, question, found)) {
    const told = await factIn(forOpening, question, reader)
    if (told !== undefined) return told
  }
  return aggregated(search, question, found, reader)
}

/** The answer from what a document says of itself in the opening that `search` reads. */
export async function factIn(
  search: Search,
  question: Question,
  reader: Pick<DocumentReader, 'find' | 'tellFact'>,
): Promise<AnswerFromDocument | undefined> {
  const passages = await reader.find(search)
  const answer = await reader.tellFact(question, passages)
  return answer && { passages, answer }
}

/**
 * The answer from all rows of the first table that gives one, unless that table goes on in another document, or from
 * all that a whole document lists. Of such a document only the passages that are quoted count as read.
 */
async function aggregated(
  search: Search,
  question: Question,
  found: readonly Passage[],
  reader: DocumentReader,
): Promise<AnswerFromDocument | undefined> {
  for (const forTable of tableSearches(search, question, found)) {
    const passages = await reader.find(forTable)
    const isReadWhole = forTable.reads?.what === 'document'
    if (isReadWhole && passages.length >= forTable.limit) continue
    const answer = await reader.aggregate({ ...question, isReadWhole }, passages)
    if (answer === undefined) continue
    if (isReadWhole) return { passages: quotedOf(answer, passages), answer }
    const beside = await reader.find(besideSearch(search, passages))
    return goesOnBeside(passages, beside) ? undefined : { passages, answer }
  }
  return undefined
}

/** The passages that an answer quotes. */
export function quotedOf(
  { citations }: Pick<Answer, 'citations'>,
  passages: readonly Passage[],
): readonly Passage[] {
  return passages.filter(({ docId, start, end }) =>
    citations.some((one) => one.docId === docId && start <= one.start && one.end <= end),
  )
}
