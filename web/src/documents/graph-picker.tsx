import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { strings } from '../strings/strings.ts'
import { graphsQuery } from './graphs-query.ts'

const text = strings.documents

/**
 * Selects whose documents are listed: all, or those of one graph, to which files are then added. Hidden if all
 * documents are in one graph.
 */
export function GraphPicker({ chosen = '' }: { chosen: string | undefined }) {
  const [, navigate] = useLocation()
  const { data: graphs } = useQuery(graphsQuery)
  const offered =
    graphs?.data.filter(({ graph_id, documents }) => documents > 0 || graph_id === chosen) ?? []
  if (offered.length < 2 && chosen === '') return null
  return (
    <select
      aria-label={text.graph}
      value={chosen}
      onChange={({ target: { value } }) =>
        navigate(value === '' ? '/documents' : documentsPathOf(value))
      }
    >
      <option value="">{text.allGraphs}</option>
      {offered.map(({ graph_id, name }) => (
        <option key={graph_id} value={graph_id}>
          {text.ofGraph(name)}
        </option>
      ))}
    </select>
  )
}

/** The path of the document list of a graph. */
export function documentsPathOf(graphId: string): string {
  return `/documents?graph=${graphId}`
}
