import './attached-files.css'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { documentQuery } from '../../documents/document-query.ts'
import { UploadList } from '../../documents/uploads/upload-list.tsx'
import { isOver, type Upload, useUploads } from '../../documents/uploads/use-uploads.ts'
import type { Attached } from './attach-files.ts'
import type { Attaching } from './use-attaching.ts'

/** The files that are attached to a question, with the progress of each. */
export function AttachedFiles(
  props: { attached: Attached } & Pick<Attaching, 'tellWaiting' | 'forget' | 'giveUp'>,
) {
  const { attached, tellWaiting } = props
  const uploads = useUploads(attached.graphId)
  const own = uploads.uploads.filter(({ id }) => attached.ids.includes(id))
  const { areRead, isAnyRead } = useReading(own)
  const isAdded =
    own.some(({ state }) => state.is === 'done' && !state.document.reading) || isAnyRead
  // The list of all uploads may have been cleared elsewhere.
  const isWaiting = own.length > 0 && (!isAdded || !areRead || !own.every(isOver))
  useEffect(() => tellWaiting(isWaiting), [isWaiting, tellWaiting])
  const cancel = (ids: readonly number[]) => {
    uploads.cancel(ids)
    if (own.every(({ id }) => ids.includes(id))) props.giveUp()
  }
  const clear = () => {
    uploads.forget()
    if (isAdded) props.forget()
    else if (own.every(isOver)) props.giveUp()
  }
  return (
    <div className="attached">
      <UploadList uploads={own} retry={uploads.retry} cancel={cancel} forget={clear} />
    </div>
  )
}

/** Whether the files that take long have been read, and whether one of them can be asked about. */
function useReading(uploads: readonly Upload[]) {
  const long = uploads.flatMap(({ state }) =>
    state.is === 'done' && state.document.reading ? [state.document.doc_id] : [],
  )
  const states = useQueries({ queries: long.map(documentQuery) }).map(({ data }) => data?.status)
  return {
    areRead: states.every((status) => status === 'ready' || status === 'failed'),
    isAnyRead: states.includes('ready'),
  }
}
