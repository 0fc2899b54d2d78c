import { queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** The version of the service and, for its owner, the location of the data. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => service.call('getInstallation', {}, { signal }),
})
