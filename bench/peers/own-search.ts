import type { EvaluationSet } from '../evaluation-set.ts'
import { measureSearch } from '../search/measure-search.ts'
import type { Effort, Measure } from '../speed/measure.ts'
import { type Loaded, openBeside } from '../speed/open-beside.ts'

/** Our own search without the service around it, to compare with searches that run within a process. */
export async function measureOwnSearch(
  engine: 'rag' | 'graph',
  set: EvaluationSet,
  effort: Pick<Effort, 'rounds'>,
  loaded: Loaded,
): Promise<Measure[]> {
  await using beside = await openBeside(loaded)
  const reach = { accountId: beside.accountId }
  const search = async (question: string, limit: number) => {
    const signal = new AbortController().signal
    const { passages } = await beside.core.retrieval.find(
      { reach, question, engine, limit },
      signal,
    )
    return [...new Set(passages.map(({ externalId }) => externalId ?? ''))]
  }
  return await measureSearch(`Skein ${engine}`, search, set, effort)
}
