import { service } from '../service.ts'

/** The models with their prices, and the configured engines. */
export const modelsQuery = {
  queryKey: ['models'],
  queryFn: () => service.call('listModels', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
