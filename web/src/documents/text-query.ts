import { queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** The text of a document, to which all offsets refer. It never changes. */
export function textQuery(docId: string) {
  return queryOptions({
    queryKey: ['text', docId],
    queryFn: () => service.text(docId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
