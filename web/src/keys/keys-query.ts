import { infiniteQueryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** The apps that are allowed something, newest first. */
export const appsQuery = infiniteQueryOptions({
  queryKey: ['apps'],
  queryFn: ({ pageParam, signal }) =>
    service.call('listApps', { limit: 50, starting_after: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
})

/** The API keys, newest first. */
export const keysQuery = infiniteQueryOptions({
  queryKey: ['keys'],
  queryFn: ({ pageParam, signal }) =>
    service.call('listKeys', { limit: 50, starting_after: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
})
