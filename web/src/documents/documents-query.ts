import { infiniteQueryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/**
 * How often the list is polled while documents are being indexed, in ms per loaded page, as all pages are read again.
 */
const pollMs = 1_500

/** The prefix of the query keys of all document lists. */
export const documentsKey = ['documents'] as const

/** The documents, newest first; only those of a graph if its id is given. */
export function documentsQuery(graph_id?: string) {
  return infiniteQueryOptions({
    queryKey: [...documentsKey, graph_id],
    queryFn: ({ pageParam, signal }) =>
      service.call(
        'listDocuments',
        { graph_id, limit: 100, starting_after: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.data.some(({ status }) => status === 'indexing'))
        ? pollMs * data.pages.length
        : false,
  })
}
