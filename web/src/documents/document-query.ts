import { queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

/** How often a document that is read or indexed is looked at, in ms. */
const pollMs = 1_500

/** The metadata of a document. */
export function documentQuery(docId: string) {
  return queryOptions({
    queryKey: ['document', docId],
    queryFn: () => service.call('getDocument', { doc_id: docId }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'indexing' ? pollMs : false),
  })
}
