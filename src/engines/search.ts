import type { Passage } from '../evidence/passage.ts'
import type { QuestionVector } from '../index/index-reader.ts'
import type { Question } from '../mind/mind.ts'
import type { Reach } from '../storage/index/index-view.ts'
import { columnsIn, mayBeOne } from './retrieval/columns-in.ts'

export type Search = {
  readonly reach: Reach
  readonly question: string
  /** Terms of earlier messages; they weigh less than the question. */
  readonly context?: string
  readonly engine: 'rag' | 'graph'
  readonly limit: number
  /** The vector of the question, where an embedding model has given one. */
  readonly vector?: QuestionVector | undefined
  /** Whether to return the passages of the only document of the reach in reading order, ignoring the question. */
  readonly isThrough?: boolean
  /** A chunk of the only document of the reach: whether to return the passages that hold its tables whole instead. */
  readonly tablesOf?: string
  /** Two names: whether to return the passages that connect them instead. */
  readonly connects?: readonly [string, string]
}

/** How many of the best passages may hold the table that a question is about. */
const holdersMax = 3
/** How many passages are looked at for more of it in other documents. */
const besideMax = 20

/**
 * The search for the whole of the table that a question may ask to compute over: the first among the best passages that
 * were found. Undefined if the question asks for nothing of the kind, or none of them holds rows.
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

/** The search for rows of other documents with the columns of a table, which would have to be added to it. */
export function besideSearch(search: Search, table: readonly Passage[]): Search {
  const { vector, context, ...rest } = search
  return {
    ...rest,
    question: (table[0] ? columnsIn(table[0]) : []).flat().join(' '),
    limit: besideMax,
  }
}

/** Whether some of these passages are of another document, and may be of the same table. */
export function goesOnBeside(table: readonly Passage[], found: readonly Passage[]): boolean {
  return found.some((other) =>
    table.some((own) => own.docId !== other.docId && mayBeOne(columnsIn(own), columnsIn(other))),
  )
}
