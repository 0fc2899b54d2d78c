import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Crawl } from '../../../../src/contract/documents/crawls.ts'
import { useAction } from '../../parts/use-action.ts'
import { service } from '../../service.ts'
import { documentsKey } from '../documents-query.ts'
import { crawlsQuery, isOpen, newestOfEach } from './crawls-query.ts'

export type Sites = {
  readonly crawls: readonly Crawl[]
  /** Why the last action failed. */
  readonly error: Error | null
  /** Reads a whole site; `failed` is called if that cannot begin. */
  add(url: string, failed: () => void): void
  /** Reads a site again, as before. */
  update(crawl: Crawl, how?: { readonly removeGone: boolean }): void
  cancel(crawl: Crawl): void
  /** Takes a crawl that is over off the list. */
  forget(crawl: Crawl): void
}

/** The web sites that are documents, those of one graph if its id is given, and the actions on them. */
export function useSites(graphId: string | undefined): Sites {
  const queries = useQueryClient()
  const { data } = useQuery(crawlsQuery)
  const crawls = newestOfEach(data?.data ?? [])
  const told = () => queries.invalidateQueries({ queryKey: crawlsQuery.queryKey })
  const acting = useAction({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: told,
  })
  useWhenChanged(
    data &&
      crawls
        .filter((crawl) => !isOpen(crawl))
        .map(idOf)
        .join(' '),
    () => {
      // A crawl has ended: its documents are there, and its graph may be new.
      void queries.invalidateQueries({ queryKey: documentsKey })
      void queries.invalidateQueries({ queryKey: ['graphs'] })
    },
  )
  return {
    crawls: crawls.filter(({ graph_id }) => graphId === undefined || graph_id === graphId),
    error: acting.error,
    add: (url, failed) =>
      acting.mutate(() =>
        service.call('startCrawl', { url, graph_id: graphId }).catch((error) => {
          failed()
          throw error
        }),
      ),
    update: ({ url, graph_id, max_pages, exclude_paths }, { removeGone } = { removeGone: false }) =>
      acting.mutate(() =>
        service.call('startCrawl', {
          url,
          graph_id,
          max_pages,
          exclude_paths,
          remove_gone: removeGone,
        }),
      ),
    cancel: ({ crawl_id }) => acting.mutate(() => service.call('cancelCrawl', { crawl_id })),
    forget: ({ crawl_id }) => acting.mutate(() => service.call('deleteCrawl', { crawl_id })),
  }
}

/** Calls `act` when a value is another than before; not when it is first known. */
function useWhenChanged(value: string | undefined, act: () => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current !== undefined && value !== before.current) act()
    before.current = value
  })
}

function idOf({ crawl_id }: Crawl): string {
  return crawl_id
}
