import { queryOptions } from '@tanstack/react-query'

/** Code that is loaded on demand. Loaded code is rendered at once; `Suspense` would show its fallback for 300 ms. */
export function codeQuery<Loaded>(name: string, load: () => Promise<Loaded>) {
  return queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
