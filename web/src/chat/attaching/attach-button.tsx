import { Paperclip } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { strings } from '../../strings/strings.ts'

/** Opens the browser's dialog for files that are to be asked about. */
export function AttachButton({ attach }: { attach(files: readonly File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    attach([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <>
      <button
        type="button"
        className="button plain attach"
        title={strings.chat.attachMeans}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" />
        <span className="hidden-text">{strings.chat.attach}</span>
      </button>
      <input ref={input} type="file" multiple hidden onChange={take} />
    </>
  )
}
