import { Download } from 'lucide-react'
import { useId } from 'react'
import { serviceUrl } from '../service.ts'

/** Downloads in several formats; `path` is followed by the name of the format. */
export function DownloadMenu<Format extends string>(props: {
  label: string
  path: string
  formats: readonly (readonly [Format, string])[]
}) {
  const id = useId()
  return (
    <div className="menu">
      <button type="button" className="button" popoverTarget={id}>
        <Download aria-hidden="true" /> {props.label}
      </button>
      <div id={id} popover="auto">
        <ul className="downloads">
          {props.formats.map(([format, name]) => (
            <li key={format}>
              <a href={`${serviceUrl}${props.path}?format=${format}`} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
