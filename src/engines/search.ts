import type { Passage } from '../evidence/passage.ts'
import type { QuestionVector } from '../index/index-reader.ts'
import type { Question } from '../mind/mind.ts'
import type { Reach } from '../storage/index/index-view.ts'

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
}

/** How many of the best passages may hold the table that a question is about. */
const holdersMax = 3

/**
 * The search for the whole of the table that a question may ask to compute over: the first among the best passages that
 * were found. Undefined if the question asks for nothing of the kind, none of them holds rows, or another document has
 * rows with the same columns, which would have to be added.
 */
export function tableSearch(
  search: Search,
  question: Question,
  passages: readonly Passage[],
): Search | undefined {
  if (!question.mayAggregate) return undefined
  const holder = passages.slice(0, holdersMax).find((passage) => columnsIn(passage) !== undefined)
  if (holder === undefined) return undefined
  const { docId, chunkId } = holder
  const isOneOfSeveral = passages.some(
    (other) => other.docId !== docId && columnsIn(other) === columnsIn(holder),
  )
  if (isOneOfSeveral) return undefined
  const { vector, ...rest } = search
  return { ...rest, reach: { ...search.reach, docId }, tablesOf: chunkId }
}

/** The names of the columns of the first row in a passage, as they are written; undefined if it holds no rows. */
function columnsIn({ blocks, text, lead }: Passage): string | undefined {
  const row = blocks.find(({ kind }) => kind === 'row')
  if (row === undefined) return undefined
  const written = text.slice(row.start, row.end)
  return (row.opens ? written : lead?.text) ?? written.replace(/: [^;]*/g, '')
}
