import { queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** The graphs of the account, up to a hundred. */
export const graphsQuery = queryOptions({
  queryKey: ['graphs'],
  queryFn: ({ signal }) => service.call('listGraphs', { limit: 100 }, { signal }),
})
