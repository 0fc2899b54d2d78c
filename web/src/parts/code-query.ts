import { queryOptions } from '@tanstack/react-query'

/**
 * Code that is loaded when it is first needed. What is there already is rendered at once: `Suspense` would keep what
 * stands in its place for 300 ms.
 */
export function codeQuery<Loaded>(name: string, load: () => Promise<Loaded>) {
  return queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
