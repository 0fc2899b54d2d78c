import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { formatNumber } from '../parts/format.ts'
import { remove } from '../parts/removals/removals.ts'
import { strings } from '../strings/strings.ts'
import { documentsKey } from './documents-query.ts'

const text = strings.documents

/** Asks before documents are deleted, and says what is deleted with them. The deletion can be undone for some seconds. */
export function DeleteDocuments(props: {
  documents: readonly Document[]
  close(): void
  deleted?: () => void
}) {
  const queries = useQueryClient()
  const { documents } = props
  const said = saidOf(documents)
  const act = () => {
    // First, as it returns the focus to the row; what stands next to a removed row gets the focus from there.
    flushSync(props.close)
    const paths = documents.map(({ doc_id }) => documentPath(doc_id))
    remove(paths, said.deleting, () => {
      void queries.invalidateQueries({ queryKey: documentsKey })
      void queries.invalidateQueries({ queryKey: ['graphs'] })
    })
    props.deleted?.()
  }
  return (
    <Dialog title={said.title} close={props.close}>
      <p>{said.means}</p>
      <Decision label={text.delete} cancel={props.close} isDangerous act={act} />
    </Dialog>
  )
}

/** What is said of the deletion: one document has its title, several have their number. */
function saidOf(documents: readonly Document[]) {
  const chunks = formatNumber(documents.reduce((sum, document) => sum + document.chunks, 0))
  const [only, ...others] = documents
  if (only && others.length === 0)
    return {
      title: text.deleteTitle(only.title),
      means: text.deleteMeans(chunks),
      deleting: strings.common.deleting(only.title),
    }
  const count = formatNumber(documents.length)
  return {
    title: text.deleteSeveralTitle(count),
    means: text.deleteSeveralMeans(chunks),
    deleting: text.deletingSeveral(count),
  }
}

export function documentPath(docId: string): string {
  return `/documents/${docId}`
}
