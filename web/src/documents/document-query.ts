import { queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** The metadata of a document. */
export function documentQuery(docId: string) {
  return queryOptions({
    queryKey: ['document', docId],
    queryFn: () => service.call('getDocument', { doc_id: docId }),
  })
}
