import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { formatNumber } from '../parts/format.ts'
import { remove } from '../parts/removals.ts'
import { strings } from '../strings/strings.ts'
import { documentsKey } from './documents-query.ts'

const text = strings.documents

/** Asks before a document is deleted, and says what is deleted with it. The deletion can be undone for some seconds. */
export function DeleteDocument(props: { document: Document; close(): void; deleted?: () => void }) {
  const queries = useQueryClient()
  const { title, chunks, doc_id } = props.document
  const act = () => {
    // First, as it returns the focus to the row; what stands next to a removed row gets the focus from there.
    flushSync(props.close)
    remove(documentPath(doc_id), title, () => {
      void queries.invalidateQueries({ queryKey: documentsKey })
      void queries.invalidateQueries({ queryKey: ['graphs'] })
    })
    props.deleted?.()
  }
  return (
    <Dialog title={text.deleteTitle(title)} close={props.close}>
      <p>{text.deleteMeans(formatNumber(chunks))}</p>
      <Decision label={text.delete} cancel={props.close} isDangerous act={act} />
    </Dialog>
  )
}

export function documentPath(docId: string): string {
  return `/documents/${docId}`
}
