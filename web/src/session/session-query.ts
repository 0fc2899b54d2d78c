import { queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** Who is signed in, and who may sign up. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => service.call('getSession', {}, { signal }),
  staleTime: 60_000,
})
