import { queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** The balance and the consumption. */
export const usageQuery = queryOptions({
  queryKey: ['usage', 'balance'],
  queryFn: ({ signal }) => service.call('getUsage', {}, { signal }),
})
