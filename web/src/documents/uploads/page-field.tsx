import { useRef } from 'react'
import { Field } from '../../parts/field.tsx'
import { useKeptState } from '../../session/use-kept.ts'
import { strings } from '../../strings/strings.ts'

const text = strings.documents

type Add = (url: string, failed: () => void) => void

/** The field for an address on the web, whose page is added, or the whole site that begins there. */
export function PageField({ addPage, addSite }: { addPage: Add; addSite: Add }) {
  const [url, setUrl] = useKeptState('address', '')
  const latest = useRef(url)
  /** What the button that sends the form adds. */
  const add = useRef(addPage)
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
        add.current(url.trim(), () => latest.current === '' && write(url))
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
      <button
        type="submit"
        className="button"
        onClick={() => {
          add.current = addPage
        }}
      >
        {text.addPage}
      </button>
      <button
        type="submit"
        className="button"
        onClick={() => {
          add.current = addSite
        }}
      >
        {strings.sites.add}
      </button>
      <p className="hint">{strings.sites.addMeans}</p>
    </form>
  )
}
