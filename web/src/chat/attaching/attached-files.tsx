import './attached-files.css'
import { useEffect } from 'react'
import { UploadList } from '../../documents/uploads/upload-list.tsx'
import { isOver, useUploads } from '../../documents/uploads/use-uploads.ts'
import type { Attached } from './attach-files.ts'
import type { Attaching } from './use-attaching.ts'

/** The files that are attached to a question, with the progress of each. */
export function AttachedFiles(
  props: { attached: Attached } & Pick<Attaching, 'tellWaiting' | 'forget' | 'giveUp'>,
) {
  const { attached, tellWaiting } = props
  const uploads = useUploads(attached.graphId)
  const own = uploads.uploads.filter(({ id }) => attached.ids.includes(id))
  const isAdded = own.some(({ state }) => state.is === 'done')
  // The list of all uploads may have been cleared elsewhere.
  const isWaiting = own.length > 0 && (!isAdded || !own.every(isOver))
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
