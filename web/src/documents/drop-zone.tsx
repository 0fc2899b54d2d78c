import { useInfiniteQuery } from '@tanstack/react-query'
import { Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Refused } from '../../../src/client/refused.ts'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { Field } from '../parts/field.tsx'
import { formatBytes, formatNumber } from '../parts/format.ts'
import { useKeptState } from '../session/use-kept.ts'
import { strings } from '../strings/strings.ts'
import { documentsQuery } from './documents-query.ts'
import { StatusWord } from './status-word.tsx'
import { isOver, type Upload } from './use-uploads.ts'

const text = strings.documents

/** The area for dropping or choosing files, with the progress of each. */
export function DropZone(props: {
  uploads: readonly Upload[]
  /** The largest file allowed; missing until it is known. */
  bytesMax: number | undefined
  add(files: readonly File[]): void
  addPage(url: string): void
  forget(): void
}) {
  const { bytesMax } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    props.add([...event.dataTransfer.files])
  }
  const finished = props.uploads.some(isOver)
  return (
    <section aria-label={text.add}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same. */}
      <div
        className={over ? 'drop over' : 'drop'}
        onDrop={drop}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
      >
        <UploadIcon aria-hidden="true" />
        <p>{text.drop}</p>
        <button type="button" className="button primary" onClick={() => input.current?.click()}>
          {text.choose}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={text.choose}
          onChange={(event) => {
            props.add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <p className="kinds">{text.kinds}</p>
        {bytesMax !== undefined && <p className="kinds">{text.upTo(formatBytes(bytesMax))}</p>}
      </div>
      <PageField add={props.addPage} />
      <p className="hidden-text" role="status">
        {saidOf(props.uploads)}
      </p>
      {props.uploads.length > 0 && (
        <ul className="uploads">
          {props.uploads.map((upload) => (
            <li key={upload.id}>
              <span className="upload-name" dir="auto" title={upload.name}>
                {upload.name}
              </span>
              <UploadState state={upload.state} />
            </li>
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
    </section>
  )
}

function PageField({ add }: { add(url: string): void }) {
  const [url, setUrl] = useKeptState('address', '')
  return (
    <form
      className="page-field"
      onSubmit={(event) => {
        event.preventDefault()
        add(url.trim())
        setUrl('')
      }}
    >
      <Field label={text.page}>
        {(field) => (
          <input
            {...field}
            type="url"
            required
            placeholder="https://"
            pattern="https?://.+"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button">
        {text.addPage}
      </button>
    </form>
  )
}

/** A link to an added document; shows when a long one has been indexed. */
function Added({ document }: { document: Document }) {
  const { data } = useInfiniteQuery(documentsQuery())
  const listed = data?.pages.flatMap((page) => page.data)
  const { doc_id, status } = listed?.find((one) => one.doc_id === document.doc_id) ?? document
  return (
    <Link href={`/documents/${doc_id}`}>
      <StatusWord status={status} />
    </Link>
  )
}

/** The announcement for screen readers: the state of a single file, or counts for several. */
function saidOf(uploads: readonly Upload[]): string {
  const [first, another] = uploads
  if (!first) return ''
  if (!another) return `${first.name}: ${wordsOf(first.state)}`
  const added = uploads.filter(({ state }) => state.is === 'done').length
  const failed = uploads.filter(isOver).length - added
  return text.uploaded(added, failed, uploads.length)
}

function UploadState({ state }: { state: Upload['state'] }) {
  switch (state.is) {
    case 'waiting':
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
      return <Added document={state.document} />
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
    case 'sending':
    case 'reading':
      return text.reading
    case 'done':
      return text.states[state.document.status]
    case 'too-large':
      return text.tooLarge(formatBytes(state.bytesMax))
    case 'failed':
      return state.error instanceof Refused ? state.error.problem.message : strings.problems.offline
  }
}
