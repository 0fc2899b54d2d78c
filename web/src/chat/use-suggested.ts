import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Document } from '../../../src/contract/documents/documents.ts'
import type { Graph } from '../../../src/contract/graphs/graphs.ts'
import { documentQuery } from '../documents/document-query.ts'
import { documentsQuery } from '../documents/documents-query.ts'
import { graphPath } from '../documents/graphs-query.ts'
import { useIsLeaving } from '../parts/removals/removals.ts'

const suggestedMax = 2
/** The name of the graph of what one adds oneself, unless one chooses another; research has graphs of its own. */
const ownGraphName = 'default'

/**
 * The documents to suggest a question about: the target if that is one, otherwise the newest ones in it. Everywhere,
 * those of one's own come first: research alone would add a dozen pages at a time.
 */
export function useSuggested(
  target: string,
  graphs: readonly Graph[] | undefined,
): readonly Document[] {
  const isLeaving = useIsLeaving()
  const isDocument = target.startsWith('doc_')
  const own = graphs?.find(({ name, documents }) => name === ownGraphName && documents > 0)
  const { data: one } = useQuery({ ...documentQuery(target), enabled: isDocument })
  const { data } = useInfiniteQuery({
    ...documentsQuery(target || own?.graph_id),
    enabled: !isDocument && graphs !== undefined,
  })
  const listed = isDocument ? [one] : (data?.pages[0]?.data ?? [])
  return listed
    .filter((each) => each !== undefined)
    .filter(({ status, graph_id }) => status === 'ready' && !isLeaving(graphPath(graph_id)))
    .slice(0, suggestedMax)
}
