import { queryOptions } from '@tanstack/react-query'
import type { Crawl } from '../../../../src/contract/documents/crawls.ts'
import { service } from '../../service.ts'

/** How often the list is polled while a site is being read, in ms. */
const pollMs = 1_000

/** The newest crawls of web sites. */
export const crawlsQuery = queryOptions({
  queryKey: ['crawls'],
  queryFn: ({ signal }) => service.call('listCrawls', { limit: 50 }, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.data.some(isOpen) ? pollMs : false),
})

export function isOpen({ status }: Crawl): boolean {
  return status === 'queued' || status === 'running'
}

/** The newest crawl of each site into each graph. */
export function newestOfEach(crawls: readonly Crawl[]): readonly Crawl[] {
  const newest = new Map<string, Crawl>()
  for (const crawl of crawls) {
    const key = `${crawl.graph_id} ${crawl.url}`
    if (!newest.has(key)) newest.set(key, crawl)
  }
  return [...newest.values()]
}
