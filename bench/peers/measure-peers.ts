import type { EvaluationSet } from '../evaluation-set.ts'
import { measureSearch } from '../search/measure-search.ts'
import type { Effort, Measure } from '../speed/measure.ts'
import { loadPeers } from './load-peers.ts'

/** Each peer on the same passages and questions, built once. */
export async function measurePeers(
  set: EvaluationSet,
  effort: Pick<Effort, 'rounds'>,
): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const { name, open } of await loadPeers()) {
    const began = performance.now()
    const search = await open(set.corpus)
    const seconds = (performance.now() - began) / 1000
    measures.push({ what: `${name}: build`, unit: 's', rounds: [seconds] })
    measures.push(...(await measureSearch(name, search, set, effort)))
  }
  return measures
}
