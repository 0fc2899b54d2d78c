import { Download } from 'lucide-react'
import { useId } from 'react'
import { serviceUrl } from '../service.ts'
import { strings } from '../strings/strings.ts'

const formats = [
  ['json', 'JSON'],
  ['graphml', 'GraphML'],
  ['gexf', 'GEXF'],
  ['cypher', 'Cypher'],
  ['csv', 'CSV'],
] as const

/** The graph as a file, in the formats that other programs read. */
export function ExportMenu({ graphId }: { graphId: string }) {
  const id = useId()
  return (
    <div className="menu">
      <button type="button" className="button" popoverTarget={id}>
        <Download aria-hidden="true" /> {strings.graphs.export}
      </button>
      <div id={id} popover="auto">
        <ul className="export">
          {formats.map(([format, name]) => (
            <li key={format}>
              <a href={`${serviceUrl}/graphs/${graphId}/export?format=${format}`} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
