import './attached-files.css'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { documentQuery } from '../../documents/document-query.ts'
import { UploadList } from '../../documents/uploads/upload-list.tsx'
import { isOver, type Upload, useUploads } from '../../documents/uploads/use-uploads.ts'
import { focusBox } from '../asking/question-box.ts'
import type { Attached } from './attach-files.ts'
import type { Attaching } from './use-attaching.ts'

/** The files that are attached to a question, with the progress of each. */
export function AttachedFiles(
  props: { attached: Attached } & Pick<Attaching, 'tellWaiting' | 'forget' | 'giveUp'>,
) {
  const { attached, tellWaiting } = props
  const uploads = useUploads(attached.graphId)
  const own = uploads.uploads.filter(({ id }) => attached.ids.includes(id))
  const { isReady, isIndexing } = useIndexed(own)
  // The list of all uploads may have been cleared elsewhere.
  const isWaiting = own.length > 0 && (!isReady || isIndexing || !own.every(isOver))
  useEffect(() => tellWaiting({ of: attached, isWaiting }), [attached, isWaiting, tellWaiting])
  const cancel = (ids: readonly number[]) => {
    uploads.cancel(ids)
    focusBox()
    if (own.every(({ id }) => ids.includes(id))) props.giveUp()
  }
  const clear = () => {
    uploads.forget()
    focusBox()
    if (isReady || isIndexing) props.forget()
    else if (own.every(isOver)) props.giveUp()
  }
  return (
    <div className="attached">
      <UploadList uploads={own} retry={uploads.retry} cancel={cancel} forget={clear} />
    </div>
  )
}

/** Whether any of the files can be asked about, and whether one that takes long is still read or indexed. */
function useIndexed(uploads: readonly Upload[]): { isReady: boolean; isIndexing: boolean } {
  const documents = uploads.flatMap(({ state }) => (state.is === 'done' ? [state.document] : []))
  const late = documents.filter(({ status }) => status === 'indexing')
  const now = useQueries({ queries: late.map(({ doc_id }) => documentQuery(doc_id)) })
  // What cannot be asked for any more has been deleted.
  const states = now.map(({ data, isError }) => (isError ? 'failed' : data?.status))
  return {
    isReady: documents.length > late.length || states.includes('ready'),
    isIndexing: states.some((status) => status === undefined || status === 'indexing'),
  }
}
