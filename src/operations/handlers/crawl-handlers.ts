import type { Crawl as DescribedCrawl } from '../../contract/documents/crawls.ts'
import type { Crawl, Crawls } from '../../documents/crawl/crawls.ts'
import type { KeptAnswer } from '../../storage/ledger/claim-writes.ts'
import { listAnswer } from '../answer/list-answer.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../input/page-of.ts'

type CrawlOperations = 'startCrawl' | 'listCrawls' | 'getCrawl' | 'cancelCrawl' | 'deleteCrawl'

export function crawlHandlers(crawls: Crawls): Pick<Handlers, CrawlOperations> {
  return {
    startCrawl: async (input, { accountId }, { keep }) => {
      const { url, graph_id: graphId, max_pages: maxPages, remove_gone: removeGone } = input
      const { exclude_paths: excludePaths } = input
      const wanted = { url, graphId, maxPages, removeGone, excludePaths }
      const kept = keep && ((crawl: Crawl) => keptWithTime(keep(crawlOf(crawl))))
      return crawlOf(await crawls.begin(accountId, wanted, kept))
    },
    listCrawls: async (query, { accountId }) =>
      listAnswer(await crawls.list(accountId, pageOf('crawl', query)), crawlOf),
    getCrawl: async ({ crawl_id }, { accountId }) => crawlOf(await crawls.get(accountId, crawl_id)),
    cancelCrawl: async ({ crawl_id }, { accountId }) =>
      crawlOf(await crawls.cancel(accountId, crawl_id)),
    deleteCrawl: async ({ crawl_id }, { accountId }) => {
      await crawls.remove(accountId, crawl_id)
      return { crawl_id, deleted: true }
    },
  }
}

function keptWithTime(kept: KeptAnswer): KeptAnswer {
  const timeIn = 'created_at' satisfies keyof DescribedCrawl
  return { ...kept, timeIn }
}

function crawlOf({ id, input, state, result, problem, createdAt, endedAt }: Crawl): DescribedCrawl {
  const { counts, failures, gone } = result
  return {
    crawl_id: id,
    object: 'crawl',
    url: input.url,
    graph_id: input.graphId,
    max_pages: input.maxPages,
    ...(input.excludePaths && { exclude_paths: input.excludePaths }),
    remove_gone: input.removeGone,
    status: state === 'waiting' ? 'queued' : state,
    pages: counts,
    failures,
    gone: gone.map(({ url, docId }) => ({ url, ...(docId !== null && { doc_id: docId }) })),
    ...(problem && { error: problem }),
    created_at: new Date(createdAt).toISOString(),
    ...(endedAt !== null && { ended_at: new Date(endedAt).toISOString() }),
  }
}
