import { Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { formatBytes } from '../../parts/format.ts'
import { useKeptState } from '../../session/use-kept.ts'
import { strings } from '../../strings/strings.ts'
import { documentsAmong, droppedFiles } from './files-of-folders.ts'
import { UploadList } from './upload-list.tsx'
import type { Uploads } from './use-uploads.ts'

const text = strings.documents

/** The area for dropping or choosing files and folders, with the progress of each file. */
export function DropZone(
  props: Uploads & {
    /** The largest file allowed; missing until it is known. */
    readonly bytesMax: number | undefined
  },
) {
  const { bytesMax } = props
  const [over, setOver] = useState(false)
  const [isNoneFound, setNoneFound] = useState(false)
  const take = (files: readonly File[]) => {
    setNoneFound(files.length === 0)
    props.add(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void droppedFiles(event.dataTransfer).then(take)
  }
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
        <div className="choices">
          <FileButton name={text.choose} isPrimary add={take} />
          <FileButton
            name={text.chooseFolder}
            isFolder
            add={(files) => take(documentsAmong(files))}
          />
        </div>
        <p role="status">{isNoneFound && text.noneThere}</p>
        <p className="kinds">{text.kinds}</p>
        {bytesMax !== undefined && <p className="kinds">{text.upTo(formatBytes(bytesMax))}</p>}
      </div>
      <PageField add={props.addPage} />
      <UploadList
        uploads={props.uploads}
        retry={props.retry}
        cancel={props.cancel}
        forget={props.forget}
      />
    </section>
  )
}

/** A button that opens the browser's dialog for files, or for a folder. */
function FileButton(props: {
  name: string
  isPrimary?: boolean
  isFolder?: boolean
  add(files: readonly File[]): void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={props.isPrimary ? 'button primary' : 'button'}
        onClick={() => input.current?.click()}
      >
        {props.name}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        {...(props.isFolder && { webkitdirectory: '' })}
        aria-label={props.name}
        onChange={(event) => {
          props.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}

function PageField({ add }: { add(url: string, failed: () => void): void }) {
  const [url, setUrl] = useKeptState('address', '')
  const latest = useRef(url)
  const write = (next: string) => {
    latest.current = next
    setUrl(next)
  }
  return (
    <form
      className="page-field"
      onSubmit={(event) => {
        event.preventDefault()
        // An address that cannot be added is there again, unless another one has been typed.
        add(url.trim(), () => latest.current === '' && write(url))
        write('')
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
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button">
        {text.addPage}
      </button>
    </form>
  )
}
