import type { Passage } from '../evidence/passage.ts'
import type { QuestionVector } from '../index/index-reader.ts'
import type { Question } from '../mind/mind.ts'
import type { Reach } from '../storage/index/index-view.ts'
import { columnsIn, mayBeOne } from './retrieval/columns-in.ts'

/** What retrieval is asked for: the passages for a question or, with `isThrough` or `tablesOf`, those of a document. */
export type Search = {
  readonly reach: Reach
  readonly question: string
  /** Terms of earlier messages; they weigh less than the question. */
  readonly context?: string
  readonly engine: 'rag' | 'graph'
  readonly limit: number
  /** The vector of the question, where an embedding model has given one. */
  readonly vector?: QuestionVector | undefined
  /** Set for the passages of the only document of the reach in reading order, whatever the question is. */
  readonly isThrough?: boolean
  /** The id of a chunk of the only document of the reach, for the passages that hold the tables of that chunk whole. */
  readonly tablesOf?: string
  /** The numbers of chunks, for the passages that these are. */
  readonly chunks?: readonly number[]
  /** Two names: whether to return the passages that connect them instead. */
  readonly connects?: readonly [string, string]
}

/** So many of the best passages are searched for the table that a question may be about. */
const holdersMax = 3
/** So many passages of all documents are searched for further rows of that table. */
const besideMax = 20

/**
 * The search for the table that a question may ask to compute over, whole: that of the first passage with rows among the
 * best `passages` that `search` found. Undefined if the question asks for nothing of the kind, or none of them has rows.
 */
export function tableSearch(
  search: Search,
  question: Question,
  passages: readonly Passage[],
): Search | undefined {
  if (!question.mayAggregate) return undefined
  const holder = passages.slice(0, holdersMax).find((passage) => columnsIn(passage).length > 0)
  if (holder === undefined) return undefined
  const { vector, ...rest } = search
  const { docId, chunkId } = holder
  return { ...rest, reach: { ...search.reach, docId }, tablesOf: chunkId }
}

/** The search, by the names of its columns, for further rows of a table, which may stand in other documents. */
export function besideSearch(search: Search, table: readonly Passage[]): Search {
  const { vector, context, ...rest } = search
  return {
    ...rest,
    question: (table[0] ? columnsIn(table[0]) : []).flat().join(' '),
    limit: besideMax,
  }
}

/** Whether `found` has a passage of another document that may hold rows of the table in the passages `table`. */
export function goesOnBeside(table: readonly Passage[], found: readonly Passage[]): boolean {
  return found.some((other) =>
    table.some((own) => own.docId !== other.docId && mayBeOne(columnsIn(own), columnsIn(other))),
  )
}
