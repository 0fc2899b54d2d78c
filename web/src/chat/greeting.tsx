import './greeting.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ReasoningEngine } from '../../../src/contract/chat/chat.ts'
import type { Graph } from '../../../src/contract/graphs/graphs.ts'
import { graphPath, graphsQuery } from '../documents/graphs-query.ts'
import { sampleGraphName } from '../documents/sample-graph.ts'
import { useIsLeaving } from '../parts/removals/removals.ts'
import { installationQuery } from '../settings/installation-query.ts'
import { strings } from '../strings/strings.ts'
import { RemoveSamples } from './remove-samples.tsx'
import { useSuggested } from './use-suggested.ts'

const text = strings.chat

/**
 * The content of an empty conversation: a question for each engine if the sample library is there, otherwise questions
 * about the newest documents; if there are no documents, how to add some. A target has questions about its documents.
 */
export function Greeting(props: {
  engines: readonly ReasoningEngine[]
  /** `graph_…` or `doc_…`; empty for everything. */
  target: string
  /** Whether a question is pending, so that no other can be asked. */
  busy: boolean
  ask(question: string, engine: ReasoningEngine): void
}) {
  const isLeaving = useIsLeaving()
  const model = useQuery(installationQuery).data?.language_model
  const { data, isPending } = useQuery(graphsQuery)
  const graphs = data?.data.filter(({ graph_id }) => !isLeaving(graphPath(graph_id)))
  const samples = graphs?.find(
    ({ name, graph_id }) => name === sampleGraphName && ['', graph_id].includes(props.target),
  )
  const hasNone =
    data?.next_cursor === null && graphs?.every(({ documents }) => documents === 0) === true
  // All at once: a suggestion on the screen must not be replaced by another.
  const engines = isPending
    ? []
    : props.engines.filter((engine) => samples || (engine === 'web' && props.target === ''))
  const suggested = useSuggested(props.target, samples ? undefined : graphs)
  return (
    <div className="greeting">
      <h2>{text.hello}</h2>
      <p>{model ? text.helloMeansByModel(model.name) : text.helloMeans}</p>
      <ul>
        {hasNone && (
          <li>
            <Link href="/documents">
              <span className="engine">{strings.documents.none}</span>
              {strings.documents.add}
              <small>{strings.documents.noneMeans}</small>
            </Link>
          </li>
        )}
        {suggested.map(({ doc_id, title }) => (
          <Suggestion
            key={doc_id}
            kind={text.overview}
            question={text.summarize(title)}
            means={text.overviewMeans}
            disabled={props.busy}
            ask={(question) => props.ask(question, 'rag')}
          />
        ))}
        {engines.map((engine) => (
          <Suggestion
            key={engine}
            kind={text.engines[engine]}
            question={text.suggestions[engine]}
            means={text.engineMeans[engine]}
            disabled={props.busy}
            ask={(question) => props.ask(question, engine)}
          />
        ))}
      </ul>
      {samples && <SampleNote samples={samples} />}
    </div>
  )
}

/** A question that is asked by a click. */
function Suggestion(props: {
  kind: string
  question: string
  means: string
  disabled: boolean
  ask(question: string): void
}) {
  return (
    <li>
      <button type="button" disabled={props.disabled} onClick={() => props.ask(props.question)}>
        <span className="engine">{props.kind}</span>
        {props.question}
        <small>{props.means}</small>
      </button>
    </li>
  )
}

/** Says that the sample library is there, and offers to remove it. */
function SampleNote({ samples }: { samples: Graph }) {
  const [removing, setRemoving] = useState(false)
  return (
    <>
      <p className="samples">
        {text.sampleNote}{' '}
        <button type="button" className="button plain small" onClick={() => setRemoving(true)}>
          {text.removeSamples}
        </button>
      </p>
      {removing && <RemoveSamples samples={samples} close={() => setRemoving(false)} />}
    </>
  )
}
