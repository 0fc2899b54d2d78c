import { infiniteQueryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** How often documents that are being indexed are looked at again; for each page of them, as all are read anew. */
const pollMs = 1_500

/** What the keys of all lists of documents begin with. */
export const documentsKey = ['documents'] as const

/** The documents, the newest first; of one graph alone if its id is given. */
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
