import type { Passage } from '../evidence/passage.ts'
import { isWithin } from '../language/words/ranges.ts'
import type { Answer } from '../mind/mind.ts'
import type { Question } from '../mind/question.ts'
import { besideSearch, goesOnBeside, openingSearches, tableSearches } from './further-searches.ts'
import { columnsIn } from './retrieval/columns-in.ts'
import { withoutRecords } from './retrieval/records-in.ts'
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
 * The answer from all rows of the first table that gives one, or from all that a whole document lists, unless that goes
 * on in another document. Of a document that is read whole only the passages that are quoted count as read.
 */
async function aggregated(
  search: Search,
  question: Question,
  found: readonly Passage[],
  reader: DocumentReader,
): Promise<AnswerFromDocument | undefined> {
  const searches = tableSearches(search, question, found)
  for (const [at, one] of searches.entries()) {
    const read = await aggregatedIn(one, question, reader)
    if (read === undefined) continue
    const tables = read.passages.map(withoutRecords).filter((own) => columnsIn(own).length > 0)
    const beside = tables.length > 0 ? await reader.find(besideSearch(search, tables)) : []
    if (goesOnBeside(tables, beside)) return undefined
    const others = searches.slice(at + 1).filter(({ reach }) => reach.docId !== one.reach.docId)
    return isReadWhole(one) && (await givesAnother(others, question, reader)) ? undefined : read
  }
  return undefined
}

/** What is computed over what `search` reads; undefined for a document that is too long to be read whole. */
async function aggregatedIn(
  search: Search,
  question: Question,
  reader: DocumentReader,
): Promise<AnswerFromDocument | undefined> {
  const passages = await reader.find(search)
  const isWhole = isReadWhole(search)
  if (isWhole && passages.length >= search.limit) return undefined
  const answer = await reader.aggregate({ ...question, isReadWhole: isWhole }, passages)
  return answer && { passages: isWhole ? quotedOf(answer, passages) : passages, answer }
}

/** Whether another document gives an answer as well, which lists the same things then. */
async function givesAnother(
  searches: readonly Search[],
  question: Question,
  reader: DocumentReader,
): Promise<boolean> {
  for (const one of searches) if (await aggregatedIn(one, question, reader)) return true
  return false
}

function isReadWhole({ reads }: Search): boolean {
  return reads?.what === 'document'
}

/** The passages that an answer quotes. */
export function quotedOf(
  { citations }: Pick<Answer, 'citations'>,
  passages: readonly Passage[],
): readonly Passage[] {
  return passages.filter((passage) =>
    citations.some((one) => one.docId === passage.docId && isWithin(one, passage)),
  )
}
