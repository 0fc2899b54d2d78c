import { mean } from '../statistics.ts'

/** What one question's ranking is worth: the ids of documents, best first, next to those that are needed. */
export type Ranked = { readonly ranking: readonly string[]; readonly gold: readonly string[] }

export type Quality = {
  readonly questions: number
  /** Shares of 100, means over the questions. */
  readonly recall2: number
  readonly recall5: number
  readonly recall8: number
  readonly allIn8: number
  readonly ndcg10: number
}

export function qualityOf(ranked: readonly Ranked[]): Quality {
  const average = (value: (one: Ranked) => number) => 100 * mean(ranked.map(value))
  const recall = (k: number) => average(({ ranking, gold }) => recallAt(k, ranking, gold))
  return {
    questions: ranked.length,
    recall2: recall(2),
    recall5: recall(5),
    recall8: recall(8),
    allIn8: average(({ ranking, gold }) => Number(recallAt(8, ranking, gold) === 1)),
    ndcg10: average(({ ranking, gold }) => ndcgAt(10, ranking, gold)),
  }
}

/** Which share of the needed documents is among the first k. */
export function recallAt(k: number, ranking: readonly string[], gold: readonly string[]): number {
  const first = new Set(ranking.slice(0, k))
  const wanted = [...new Set(gold)]
  return wanted.filter((id) => first.has(id)).length / wanted.length
}

/** Source: Järvelin and Kekäläinen (2002), with relevance 0 or 1. */
function ndcgAt(k: number, ranking: readonly string[], gold: readonly string[]): number {
  const wanted = new Set(gold)
  const gain = (rank: number) => 1 / Math.log2(rank + 2)
  const gains = ranking.slice(0, k).map((id, rank) => (wanted.has(id) ? gain(rank) : 0))
  const ideal = Array.from({ length: Math.min(k, wanted.size) }, (_, rank) => gain(rank))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return sum(gains) / sum(ideal)
}
