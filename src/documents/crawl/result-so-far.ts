import type { CrawlStore } from '../../storage/crawls/crawl-store.ts'
import type { CrawledState } from '../../storage/crawls/crawled-state.ts'
import type { OwnGraph } from '../../storage/own-graph.ts'
import { type CrawlResult, PageProblem } from './crawl-input.ts'
import { settings } from './settings.ts'

/** What the pages of a crawl have come to so far. */
export async function resultSoFar(
  store: CrawlStore,
  graph: OwnGraph,
  crawlId: string,
): Promise<CrawlResult> {
  const [counts, failed, gone] = await Promise.all([
    store.counts(crawlId),
    store.some(graph, crawlId, ['failed', 'missing'], settings.failuresTold),
    store.some(graph, crawlId, ['gone'], settings.goneTold),
  ])
  const count = (...states: readonly CrawledState[]) =>
    states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)
  return {
    counts: {
      waiting: count('waiting'),
      added: count('added'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      skipped: count('skipped', 'moved'),
      gone: count('gone'),
      failed: count('failed', 'missing'),
    },
    failures: failed.map(({ address, problem }) => {
      const { message } = PageProblem.parse(JSON.parse(problem ?? '{"message":""}'))
      return { url: address, message }
    }),
    gone: gone.map(({ address, docId }) => ({ url: address, docId })),
  }
}
