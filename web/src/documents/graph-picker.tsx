import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { strings } from '../strings/strings.ts'
import { graphsQuery } from './graphs-query.ts'

const text = strings.documents

/**
 * Whose documents are listed: those of one graph, to which files are then added, or all. There is nothing to choose where
 * all are in one.
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

/** Where the documents of a graph are listed. */
export function documentsPathOf(graphId: string): string {
  return `/documents?graph=${graphId}`
}
