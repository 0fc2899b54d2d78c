import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../parts/lists/empty.tsx'
import { ProblemNote } from '../../parts/notes/problem-note.tsx'
import { strings } from '../../strings/strings.ts'
import { edgeQuery } from '../graph-queries.ts'
import { FactItem, Quoted } from './node-panel.tsx'
import { PanelCard } from './panel-card.tsx'

const text = strings.graphs

/** The relations between two nodes, and each sentence with its document. */
export function EdgePanel(props: {
  graphId: string
  from: string
  to: string
  choose(nodeId: string): void
  close(): void
}) {
  const { graphId, from, to, choose } = props
  const { data: edge, error, refetch } = useQuery(edgeQuery(graphId, from, to))
  if (error) return <ProblemNote error={error} refetch={() => void refetch()} />
  if (!edge) return <Skeleton />
  const title = edge.nodes.map(({ name }) => name).join(' – ')
  const stated = new Set(edge.facts.map(({ doc_id, start }) => `${doc_id} ${start}`))
  const others = edge.sentences.filter(({ doc_id, start }) => !stated.has(`${doc_id} ${start}`))
  return (
    <PanelCard title={title} close={props.close}>
      {edge.facts.length > 0 && (
        <>
          <h3>{text.relations}</h3>
          <ul className="relations">
            {edge.facts.map((fact) => (
              <FactItem
                key={`${fact.doc_id} ${fact.start} ${fact.predicate} ${fact.object.node_id}`}
                fact={fact}
                choose={choose}
              />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{text.sentences}</h3>
          <ul className="relations">
            {others.map((sentence) => (
              <li key={`${sentence.doc_id} ${sentence.start}`}>
                <Quoted evidence={sentence} />
              </li>
            ))}
          </ul>
        </>
      )}
      {!edge.complete && <p className="facts">{text.moreThanShown}</p>}
    </PanelCard>
  )
}
