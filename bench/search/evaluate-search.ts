import type { EvaluationSet, QuestionRow } from '../evaluation-set.ts'
import { type Half, halfOf } from '../half-of.ts'
import { inParallel } from '../in-parallel.ts'
import { percentile } from '../statistics.ts'
import { type Quality, qualityOf, type Ranked } from './recall.ts'
import type { Search } from './search.ts'

export type SearchFigures = {
  readonly whole: Quality
  /** The tune half and the check half: what holds of one must hold of the other. */
  readonly halves: readonly [Quality, Quality]
  readonly p50Ms: number
  readonly p95Ms: number
}

/** More than any figure needs, as passages of one document count once. */
const limit = 20

/** Asks each question of a set, one after the other, of a search over the corpus of that set. */
export async function evaluateSearch(
  search: Search,
  { questions }: Pick<EvaluationSet, 'questions'>,
): Promise<SearchFigures> {
  const ranked = new Map<QuestionRow, Ranked>()
  const { times } = await inParallel(questions, 1, async (question) => {
    const found = await search(question.question, limit)
    ranked.set(question, { ranking: [...new Set(found)], gold: question.gold_ids })
  })
  const half = (which: Half) =>
    qualityOf([...ranked].filter(([{ id }]) => halfOf(id) === which).map(([, one]) => one))
  return {
    whole: qualityOf([...ranked.values()]),
    halves: [half('tune'), half('check')],
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
  }
}
