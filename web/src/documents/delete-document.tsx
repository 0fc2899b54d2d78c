import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Document } from '../../../src/contract/documents.ts'
import { Decision } from '../parts/decision.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { formatNumber } from '../parts/format.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { documentsQuery } from './documents-query.ts'

const text = strings.documents

/** Asks before a document is deleted, and says what goes with it. */
export function DeleteDocument(props: { document: Document; close(): void; deleted?: () => void }) {
  const queries = useQueryClient()
  const { doc_id, title, chunks } = props.document
  const deleting = useMutation({
    mutationFn: () => service.call('deleteDocument', { doc_id }),
    onSuccess: async () => {
      props.close()
      props.deleted?.()
      await queries.invalidateQueries({ queryKey: documentsQuery.queryKey })
      await queries.invalidateQueries({ queryKey: ['graphs'] })
    },
  })
  return (
    <Dialog title={text.deleteTitle(title)} close={props.close}>
      <p>{text.deleteMeans(formatNumber(chunks))}</p>
      <Decision
        label={text.delete}
        doing={deleting}
        cancel={props.close}
        isDangerous
        act={() => deleting.mutate()}
      />
    </Dialog>
  )
}
