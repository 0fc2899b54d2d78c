import { useQuery } from '@tanstack/react-query'
import { graphsQuery } from '../documents/graphs-query.ts'
import { Field } from '../parts/field.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.research

/** Selects what is read: the web, or the documents of a graph. It is not there while no graph has any. */
export function SourceField(props: { graph: string; choose(graph: string): void }) {
  const { graph } = props
  const { data } = useQuery(graphsQuery)
  const graphs = data?.data.filter(({ documents }) => documents > 0) ?? []
  if (graphs.length === 0 && graph === '') return null
  const isGone = data !== undefined && graph !== '' && !graphs.some((one) => one.graph_id === graph)
  return (
    <Field label={text.readFrom}>
      {(field) => (
        <select
          {...field}
          className="source"
          aria-invalid={isGone || undefined}
          value={graph}
          onChange={(event) => props.choose(event.target.value)}
        >
          <option value="">{text.fromWeb}</option>
          {isGone && <option value={graph}>{strings.chat.targetGone}</option>}
          {graphs.map(({ graph_id, name }) => (
            <option key={graph_id} value={graph_id}>
              {strings.chat.graphTarget(name)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
