import { infiniteQueryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

export const accountsQuery = infiniteQueryOptions({
  queryKey: ['accounts'],
  queryFn: ({ pageParam, signal }) =>
    service.call('listAccounts', { limit: 50, starting_after: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
})
