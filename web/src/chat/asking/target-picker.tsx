import { useQuery } from '@tanstack/react-query'
import { graphsQuery } from '../../documents/graphs-query.ts'
import { service } from '../../service.ts'
import { strings } from '../../strings/strings.ts'

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
  const { data: document, error } = useQuery({
    queryKey: ['document', target],
    queryFn: () => service.call('getDocument', { doc_id: target }),
    enabled: isDocument,
  })
  const isGraphGone =
    target !== '' && !isDocument && graphs?.data.every(({ graph_id }) => graph_id !== target)
  const isGone = isDocument ? error !== null : isGraphGone === true
  return (
    <select
      aria-label={text.target}
      aria-invalid={isGone || undefined}
      value={target}
      disabled={props.disabled}
      onChange={(event) => props.choose(event.target.value)}
    >
      <option value="">{text.everywhere}</option>
      {isDocument && !error && (
        <option value={target}>{text.documentTarget(document?.title ?? '…')}</option>
      )}
      {isGone && <option value={target}>{text.targetGone}</option>}
      {graphs?.data
        .filter(({ graph_id, documents }) => documents > 0 || graph_id === target)
        .map(({ graph_id, name }) => (
          <option key={graph_id} value={graph_id}>
            {text.graphTarget(name)}
          </option>
        ))}
    </select>
  )
}
