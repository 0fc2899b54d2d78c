import { infiniteQueryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** How often documents that are being indexed are looked at again. */
const pollMs = 1_500

/** The documents, the newest first. */
export const documentsQuery = infiniteQueryOptions({
  queryKey: ['documents'],
  queryFn: ({ pageParam, signal }) =>
    service.call('listDocuments', { limit: 50, starting_after: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
  refetchInterval: ({ state }) =>
    state.data?.pages.some((page) => page.data.some(({ status }) => status === 'indexing'))
      ? pollMs
      : false,
})
