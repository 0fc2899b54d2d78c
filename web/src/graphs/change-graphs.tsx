import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import type { Graph } from '../../../src/contract/graphs/graphs.ts'
import { documentsPathOf } from '../documents/graph-picker.tsx'
import { graphPath } from '../documents/graphs-query.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { NameDialog } from '../parts/dialogs/name-dialog.tsx'
import { formatNumber } from '../parts/format.ts'
import { remove } from '../parts/removals/removals.ts'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'

const text = strings.graphs

/** Makes an empty graph and goes to where documents are put into it. */
export function NewGraph({ close }: { close(): void }) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const making = useAction({
    mutationFn: (name: string) => service.call('createGraph', { name }),
    onSuccess: async ({ graph_id }) => {
      await queries.invalidateQueries({ queryKey: ['graphs'] })
      close()
      navigate(documentsPathOf(graph_id))
    },
  })
  return (
    <NameDialog
      title={text.make}
      field={text.name}
      label={text.makeIt}
      doing={making}
      close={close}
    />
  )
}

export function RenameGraph({ graph, close }: { graph: Graph; close(): void }) {
  const queries = useQueryClient()
  const { graph_id, name } = graph
  const renaming = useAction({
    mutationFn: (next: string) => service.call('renameGraph', { graph_id, name: next }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['graphs'] })
      close()
    },
  })
  return (
    <NameDialog
      title={text.renameTitle(name)}
      field={text.name}
      label={text.rename}
      name={name}
      doing={renaming}
      close={close}
    />
  )
}

/** Asks before a graph is deleted with its documents. The deletion can be undone for some seconds. */
export function DeleteGraph({ graph, close }: { graph: Graph; close(): void }) {
  const queries = useQueryClient()
  const { graph_id, name, documents } = graph
  const act = () => {
    // First, as it returns the focus to the row; what stands next to a removed row gets the focus from there.
    flushSync(close)
    remove([graphPath(graph_id)], strings.common.deleting(name), () => {
      void queries.invalidateQueries()
    })
  }
  return (
    <Dialog title={text.deleteTitle(name)} close={close}>
      <p>{text.deleteMeans(formatNumber(documents))}</p>
      <Decision label={text.delete} cancel={close} isDangerous act={act} />
    </Dialog>
  )
}
