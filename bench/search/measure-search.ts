import type { EvaluationSet } from '../evaluation-set.ts'
import { inParallel } from '../in-parallel.ts'
import type { Effort, Measure } from '../speed/measure.ts'
import { mean, percentile } from '../statistics.ts'
import { recallAt } from './recall.ts'
import type { Search } from './search.ts'

const limit = 10

/** How long a search within this process takes for a question of the set, one after the other, and what it finds. */
export async function measureSearch(
  name: string,
  search: Search,
  { questions }: EvaluationSet,
  { rounds }: Pick<Effort, 'rounds'>,
): Promise<Measure[]> {
  const recalls: number[] = []
  for (const { question, gold_ids } of questions) {
    recalls.push(recallAt(5, await search(question, limit), gold_ids))
  }
  const timesOfRounds: (readonly number[])[] = []
  for (let round = 0; round < rounds; round++) {
    const { times } = await inParallel(questions, 1, ({ question }) => search(question, limit))
    timesOfRounds.push(times)
  }
  const query = (share: number) => timesOfRounds.map((times) => percentile(times, share))
  return [
    { what: `${name}: query, p50`, unit: 'ms', rounds: query(0.5) },
    { what: `${name}: query, p95`, unit: 'ms', rounds: query(0.95) },
    { what: `${name}: R@5`, unit: '%', rounds: [100 * mean(recalls)] },
  ]
}
