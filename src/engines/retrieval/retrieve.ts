import type { IndexReader } from '../../index/index-reader.ts'
import { featureOf } from './name-forms.ts'
import { raiseDesignated } from './raise-designated.ts'
import { raiseHeaded } from './raise-headed.ts'
import { rankBySimilarity } from './rank-by-similarity.ts'
import { readQuestion } from './read-question.ts'
import type { Retrieved } from './retrieved.ts'
import { scoreTerms } from './score-terms.ts'
import { walkGraph } from './walk-graph.ts'

export type RetrieveOptions = {
  /** `rag` ranks passages by similarity alone; `graph` walks along the entities that link them. */
  readonly engine: 'rag' | 'graph'
  readonly limit: number
  /** Terms of earlier messages, for a follow-up question. */
  readonly context?: string
}

/** Finds the passages for a question, best first. Deterministic for the same index and question. */
export async function retrieve(
  text: string,
  index: IndexReader,
  { engine, limit, context }: RetrieveOptions,
): Promise<Retrieved[]> {
  const statistics = await index.statistics()
  const question = readQuestion(text, context, statistics.languages)
  const terms = question.terms.flatMap(({ stems }) => stems.map((stem) => `t:${stem}`))
  const phrases = engine === 'graph' ? question.phrases : []
  const names = phrases.flatMap(({ key, otherKey }) => [featureOf(key), featureOf(otherKey)])
  const postings = await index.postings([...new Set([...terms, ...names])])
  const collection = { ...statistics, postings }
  if (engine === 'graph') return walkGraph(question, collection, index, limit)
  const similarity = scoreTerms(question.terms, collection)
  await raiseDesignated(question, similarity, collection, index)
  await raiseHeaded(question, similarity, collection, index)
  return rankBySimilarity(similarity, index, limit)
}
