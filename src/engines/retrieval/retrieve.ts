import type { IndexReader, IndexStatistics, QuestionVector } from '../../index/index-reader.ts'
import type { Postings } from '../../postings/posting-list.ts'
import { partsOfWords } from './parts-of-words.ts'
import { type QuestionTerm, type ReadQuestion, readQuestion } from './read-question.ts'
import type { Retrieved } from './retrieved.ts'
import { rankBySimilarity } from './similarity/rank-by-similarity.ts'
import { settings } from './similarity/settings.ts'
import { similarityTo } from './similarity/similarity-to.ts'
import { featureOf } from './walk/linking/name-forms.ts'
import { walkGraph } from './walk/walk-graph.ts'

export type RetrieveOptions = {
  /** `rag` ranks passages by similarity alone; `graph` walks along the entities that link them. */
  readonly engine: 'rag' | 'graph'
  readonly limit: number
  /** Terms of earlier messages, for a follow-up question. */
  readonly context?: string
  /** The quotes of the last answer, for a follow-up question. */
  readonly said?: string | undefined
  /** The vector of the question, where an embedding model has given one. */
  readonly vector?: QuestionVector | undefined
}

/** A question, and the index as far as it is about the question: the posting lists of its terms and names. */
export type LookedUp = {
  readonly question: ReadQuestion
  readonly collection: IndexStatistics & { readonly postings: ReadonlyMap<string, Postings> }
}

/** Finds the passages for a question, best first. Deterministic for the same index and question. */
export async function retrieve(
  text: string,
  index: IndexReader,
  options: RetrieveOptions,
): Promise<Retrieved[]> {
  return passagesFor(await lookUp(text, index, options), index, options)
}

/** Reads the question and the posting lists of its terms, without ranking anything yet. */
export async function lookUp(
  text: string,
  index: IndexReader,
  { engine, context }: Pick<RetrieveOptions, 'engine' | 'context'>,
): Promise<LookedUp> {
  const statistics = await index.statistics()
  const read = readQuestion(text, context, statistics.languages)
  const terms = read.terms.flatMap(({ stems }) => stems.map((stem) => `t:${stem}`))
  const phrases = engine === 'graph' ? read.phrases : []
  const names = phrases.flatMap(({ key, otherKey }) => [featureOf(key), featureOf(otherKey)])
  const whole = await index.postings([...new Set([...terms, ...names])])
  const parts = await partsOfWords(text, read.terms, { ...statistics, postings: whole }, index)
  const postings = parts.terms.length > 0 ? new Map([...whole, ...parts.postings]) : whole
  return { question: withTerms(read, parts.terms), collection: { ...statistics, postings } }
}

/** The passages for a question that has been looked up, best first. */
export async function passagesFor(
  { question, collection: lookedUp }: LookedUp,
  index: IndexReader,
  { engine, limit, vector, said }: RetrieveOptions,
): Promise<Retrieved[]> {
  const nearest = vector ? await index.nearest(vector, settings.nearest.pool) : []
  const collection = { ...lookedUp, nearest, said }
  if (engine === 'graph') return walkGraph(question, collection, index, limit)
  return rankBySimilarity(await similarityTo(question, collection, index), index, limit)
}

/** A question with further terms. Its phrases stay unread until they are needed. */
function withTerms(question: ReadQuestion, terms: readonly QuestionTerm[]): ReadQuestion {
  if (terms.length === 0) return question
  const { text, languages, designations, isAsking, asksForReleases } = question
  return {
    ...{ text, languages, designations, isAsking, asksForReleases },
    terms: [...question.terms, ...terms],
    get phrases() {
      return question.phrases
    },
  }
}
