import './uploads.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Refused } from '../../../../src/client/refused.ts'
import type { Document } from '../../../../src/contract/documents/documents.ts'
import { formatBytes, formatNumber } from '../../parts/format.ts'
import { saidByService } from '../../parts/notes/said-by-service.ts'
import { strings } from '../../strings/strings.ts'
import { documentsQuery } from '../documents-query.ts'
import { StatusWord, statusOf } from '../status-word.tsx'
import { isOver, type Upload } from './use-uploads.ts'

const text = strings.documents

/** The files that are being added, with the progress of each. */
export function UploadList(props: {
  uploads: readonly Upload[]
  retry(id: number): void
  cancel(ids: readonly number[]): void
  forget(): void
}) {
  const finished = props.uploads.some(isOver)
  const unfinished = props.uploads.filter((upload) => !isOver(upload)).map(({ id }) => id)
  return (
    <>
      <div className={props.uploads.length > 1 ? 'uploads-told' : 'hidden-text'}>
        <p role="status">{saidOf(props.uploads)}</p>
        {unfinished.length > 1 && (
          <button type="button" className="button small" onClick={() => props.cancel(unfinished)}>
            {text.cancelAll}
          </button>
        )}
      </div>
      {props.uploads.length > 0 && (
        <ul className="uploads">
          {refusedFirst(props.uploads).map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              retry={() => props.retry(upload.id)}
              cancel={() => props.cancel([upload.id])}
            />
          ))}
          {finished && (
            <li>
              <button type="button" className="button plain small" onClick={props.forget}>
                {text.clear}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

/** In the order in which they were added, but those that need somebody's attention before the hundreds that may not. */
function refusedFirst(uploads: readonly Upload[]): readonly Upload[] {
  const { true: refused = [], false: others = [] } = Object.groupBy(
    uploads,
    (upload) => `${isRefused(upload)}`,
  )
  return [...refused, ...others]
}

function isRefused({ state }: Upload): boolean {
  return state.is === 'failed' || state.is === 'too-large'
}

/** A file with its state, and what can be done about it: to send it again, or no longer. */
function UploadRow(props: { upload: Upload; retry(): void; cancel(): void }) {
  const { upload } = props
  return (
    <li>
      <span className="upload-name" dir="auto" title={upload.name}>
        {upload.name}
      </span>
      <span className="upload-state">
        <UploadState state={upload.state} />
        {upload.state.is === 'failed' && !isForGood(upload.state.error) && (
          <UploadButton of={upload} label={strings.problems.retry} onClick={props.retry} />
        )}
        {!isOver(upload) && (
          <UploadButton
            of={upload}
            label={strings.common.cancel}
            look="plain"
            onClick={props.cancel}
          />
        )}
      </span>
    </li>
  )
}

/** Whether a file is refused for what it is, so that sending it again would change nothing. */
function isForGood(error: unknown): boolean {
  return (
    error instanceof Refused &&
    ['unsupported_media_type', 'unprocessable_document'].includes(error.problem.code)
  )
}

function UploadButton(props: { of: Upload; label: string; look?: 'plain'; onClick(): void }) {
  const { of: upload, label, look, onClick } = props
  return (
    <button
      type="button"
      className={look === undefined ? 'button small' : `button ${look} small`}
      aria-label={`${label}: ${upload.name}`}
      onClick={onClick}
    >
      {label}
    </button>
  )
}

/** A link to an added document; shows how far a long one is, and why one failed that was read later. */
function Added({ document }: { document: Document }) {
  const { data } = useInfiniteQuery(documentsQuery())
  const listed = data?.pages.flatMap((page) => page.data)
  const now = listed?.find((one) => one.doc_id === document.doc_id) ?? document
  return (
    <Link href={`/documents/${now.doc_id}`}>
      {now.failure === undefined ? (
        <StatusWord document={now} />
      ) : (
        <span className="status bad">{saidByService(now.failure)}</span>
      )}
    </Link>
  )
}

/** The announcement for screen readers: the state of a single file, or counts for several. */
function saidOf(uploads: readonly Upload[]): string {
  const [first, another] = uploads
  if (!first) return ''
  if (!another) return `${first.name}: ${wordsOf(first.state)}`
  const left = uploads.filter((upload) => !isOver(upload)).length
  const done = uploads.flatMap(({ state }) => (state.is === 'done' ? [state] : []))
  const old = done.filter(({ isOld }) => isOld).length
  const refused = uploads.filter(isRefused).length
  return [
    text.uploadsAdded(formatNumber(done.length - old)),
    ...(old > 0 ? [text.uploadsOld(formatNumber(old))] : []),
    ...(refused > 0 ? [text.uploadsRefused(formatNumber(refused))] : []),
    ...(left > 0 ? [text.uploadsLeft(formatNumber(left))] : []),
  ].join(', ')
}

function UploadState({ state }: { state: Upload['state'] }) {
  switch (state.is) {
    case 'waiting':
    case 'held-back':
      return <span className="status">{wordsOf(state)}</span>
    case 'sending':
      return (
        <span className="status busy">
          {text.sending(formatNumber(Math.floor(state.share * 100)))}
        </span>
      )
    case 'reading':
      return <span className="status busy">{wordsOf(state)}</span>
    case 'done':
      return (
        <>
          {state.isOld && text.alreadyHere} <Added document={state.document} />
        </>
      )
    case 'too-large':
    case 'failed':
      return <span className="status bad">{wordsOf(state)}</span>
  }
}

/** The state in words, without the upload's percentage, which changes too often to be announced. */
function wordsOf(state: Upload['state']): string {
  switch (state.is) {
    case 'waiting':
      return text.waiting
    case 'held-back':
      return text.heldBack(formatNumber(state.seconds))
    case 'sending':
    case 'reading':
      return text.reading
    case 'done':
      return state.isOld ? text.alreadyHere : statusOf(state.document)
    case 'too-large':
      return text.tooLarge(formatBytes(state.bytesMax))
    case 'failed':
      return state.error instanceof Refused
        ? saidByService(state.error.problem.message)
        : strings.problems.offline
  }
}
