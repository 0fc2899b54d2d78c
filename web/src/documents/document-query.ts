import { queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** What is known of a document beside its text. */
export function documentQuery(docId: string) {
  return queryOptions({
    queryKey: ['document', docId],
    queryFn: () => service.call('getDocument', { doc_id: docId }),
  })
}
