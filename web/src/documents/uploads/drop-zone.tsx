import { Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { formatBytes } from '../../parts/format.ts'
import { strings } from '../../strings/strings.ts'
import type { Sites } from '../sites/use-sites.ts'
import { AddText } from './add-text.tsx'
import { documentsAmong, droppedFiles } from './files-of-folders.ts'
import { PageField } from './page-field.tsx'
import { UploadList } from './upload-list.tsx'
import type { Uploads } from './use-uploads.ts'

const text = strings.documents

/** The area for dropping or choosing files and folders, with the progress of each file. */
export function DropZone(
  props: Uploads & {
    /** The largest file allowed; missing until it is known. */
    readonly bytesMax: number | undefined
    addSite: Sites['add']
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
          <AddText add={props.addText} />
        </div>
        <p role="status">{isNoneFound && text.noneThere}</p>
        <details className="kinds">
          <summary>{text.kindsBriefly}</summary>
          <p>{text.kinds}</p>
        </details>
        {bytesMax !== undefined && <p className="kinds">{text.upTo(formatBytes(bytesMax))}</p>}
      </div>
      <PageField addPage={props.addPage} addSite={props.addSite} />
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
