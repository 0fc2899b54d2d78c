import type { EvaluationSet } from '../evaluation-set.ts'
import { inParallel } from '../in-parallel.ts'
import type { Effort, Measure } from '../measure.ts'
import { type Loaded, openBeside } from '../open-beside.ts'
import { recallAt } from '../recall.ts'
import { mean, percentile } from '../statistics.ts'

const limit = 10

/** Our own search without the service around it, to compare with searches that run within a process. */
export async function measureOwnSearch(
  engine: 'rag' | 'graph',
  { questions }: EvaluationSet,
  { rounds }: Pick<Effort, 'rounds'>,
  loaded: Loaded,
): Promise<Measure[]> {
  await using beside = await openBeside(loaded)
  const reach = { accountId: beside.accountId }
  const search = async (question: string) => {
    const signal = new AbortController().signal
    const found = await beside.core.retrieval.find({ reach, question, engine, limit }, signal)
    return [...new Set(found.map(({ externalId }) => externalId ?? ''))]
  }

  const recalls: number[] = []
  for (const { question, gold_ids } of questions) {
    recalls.push(recallAt(5, await search(question), gold_ids))
  }
  const p50: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { times } = await inParallel(questions, 1, ({ question }) => search(question))
    p50.push(percentile(times, 0.5))
  }
  return [
    { what: `Skein ${engine}: query, p50`, unit: 'ms', rounds: p50 },
    { what: `Skein ${engine}: R@5`, unit: '%', rounds: [100 * mean(recalls)] },
  ]
}
