import { queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** The balance, and what was spent. */
export const usageQuery = queryOptions({
  queryKey: ['usage', 'balance'],
  queryFn: ({ signal }) => service.call('getUsage', {}, { signal }),
})
