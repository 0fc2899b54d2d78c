import { useQuery } from '@tanstack/react-query'
import { graphsQuery } from '../documents/graphs-query.ts'
import { Field } from '../parts/field.tsx'
import { strings } from '../strings/strings.ts'
import { type ResearchDraft, readsOfDraft } from './research-draft.ts'

const text = strings.research

/** The value of the choice of all documents, which is the id of no graph. */
const allDocuments = 'all'

/**
 * Selects what is read: the web, all documents or those of a graph, and whether the web is read with them. It is not
 * there while no graph has any.
 */
export function SourceField(props: { draft: ResearchDraft; change(draft: ResearchDraft): void }) {
  const { draft } = props
  const { data } = useQuery(graphsQuery)
  const graphs = data?.data.filter(({ documents }) => documents > 0) ?? []
  const reads = readsOfDraft(draft)
  if (graphs.length === 0 && reads === 'web') return null
  const { graph, reads: _, ...rest } = draft
  const isGone =
    data !== undefined && graph !== undefined && !graphs.some(({ graph_id }) => graph_id === graph)
  const choose = (chosen: string) => {
    const from = reads === 'both' ? 'both' : 'documents'
    if (chosen === '') props.change({ ...rest, reads: 'web' })
    else if (chosen === allDocuments) props.change({ ...rest, reads: from })
    else props.change({ ...rest, reads: from, graph: chosen })
  }
  return (
    <>
      <Field label={text.readFrom}>
        {(field) => (
          <select
            {...field}
            className="source"
            aria-invalid={isGone || undefined}
            value={reads === 'web' ? '' : (graph ?? allDocuments)}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{text.fromWeb}</option>
            <option value={allDocuments}>{text.fromDocuments}</option>
            {isGone && <option value={graph}>{strings.chat.targetGone}</option>}
            {graphs.map(({ graph_id, name }) => (
              <option key={graph_id} value={graph_id}>
                {strings.chat.graphTarget(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {reads !== 'web' && (
        <label className="check">
          <input
            type="checkbox"
            checked={reads === 'both'}
            onChange={({ target }) =>
              props.change({ ...draft, reads: target.checked ? 'both' : 'documents' })
            }
          />
          <span>
            {text.webToo}
            <small>{text.webTooMeans}</small>
          </span>
        </label>
      )}
    </>
  )
}
