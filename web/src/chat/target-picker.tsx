import { useQuery } from '@tanstack/react-query'
import { graphsQuery } from '../documents/graphs-query.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'

const text = strings.chat

/** Selects where to search: everywhere, in one graph, or in the document that the question began with. */
export function TargetPicker(props: {
  target: string
  disabled: boolean
  choose(target: string): void
}) {
  const { target } = props
  const { data: graphs } = useQuery(graphsQuery)
  const isDocument = target.startsWith('doc_')
  const { data: document } = useQuery({
    queryKey: ['document', target],
    queryFn: () => service.call('getDocument', { doc_id: target }),
    enabled: isDocument,
  })
  return (
    <select
      aria-label={text.target}
      value={target}
      disabled={props.disabled}
      onChange={(event) => props.choose(event.target.value)}
    >
      <option value="">{text.everywhere}</option>
      {isDocument && <option value={target}>{text.documentTarget(document?.title ?? '…')}</option>}
      {graphs?.data
        .filter(({ documents }) => documents > 0)
        .map(({ graph_id, name }) => (
          <option key={graph_id} value={graph_id}>
            {text.graphTarget(name)}
          </option>
        ))}
    </select>
  )
}
