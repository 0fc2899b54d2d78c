import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Graph } from '../../../src/contract/graphs/graphs.ts'
import { graphPath } from '../documents/graphs-query.ts'
import { countOwn } from '../documents/sample-library.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { formatNumber } from '../parts/format.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { Note } from '../parts/notes/note.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { remove } from '../parts/removals/removals.ts'
import { strings } from '../strings/strings.ts'

const text = strings.chat

/**
 * Asks before the graph of the sample library is deleted, and says how many of its documents are the person's own. The
 * deletion can be undone for some seconds.
 */
export function RemoveSamples({ samples, close }: { samples: Graph; close(): void }) {
  const queries = useQueryClient()
  const { graph_id, name, documents } = samples
  const {
    data: own,
    error,
    refetch,
  } = useQuery({
    queryKey: ['documents', graph_id, 'own'],
    queryFn: () => countOwn(graph_id),
  })
  const act = () => {
    close()
    remove([graphPath(graph_id)], strings.common.deleting(name), () => {
      void queries.invalidateQueries()
    })
  }
  return (
    <Dialog title={text.removeSamplesTitle} close={close}>
      {error && <ProblemNote error={error} refetch={() => void refetch()} />}
      {!error && own === undefined && <Skeleton />}
      {own !== undefined && (
        <>
          <p>{text.removeSamplesMeans(formatNumber(documents))}</p>
          {own > 0 && <Note kind="warning" title={text.removeOwn(own, formatNumber(own))} />}
          <Decision label={text.delete} cancel={close} isDangerous act={act} />
        </>
      )}
    </Dialog>
  )
}
