import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** The graphs to choose from, at most a hundred. */
export const graphsQuery = queryOptions({
  queryKey: ['graphs'],
  queryFn: ({ signal }) => service.call('listGraphs', { limit: 100 }, { signal }),
})

/** All graphs of the account, in pages. */
export const pagedGraphsQuery = infiniteQueryOptions({
  queryKey: ['graphs', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    service.call('listGraphs', { limit: 50, starting_after: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
})

/** The path of the service that deletes a graph. */
export function graphPath(graphId: string): string {
  return `/graphs/${graphId}`
}
