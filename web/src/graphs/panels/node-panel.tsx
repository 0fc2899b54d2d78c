import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Evidence, Fact } from '../../../../src/contract/graphs/graph-nodes.ts'
import { formatNumber } from '../../parts/format.ts'
import { Skeleton } from '../../parts/lists/empty.tsx'
import { ProblemNote } from '../../parts/notes/problem-note.tsx'
import { strings } from '../../strings/strings.ts'
import { nodeQuery } from '../graph-queries.ts'
import { PanelCard } from './panel-card.tsx'

const text = strings.graphs

/** What documents say about a node, each sentence with its document. */
export function NodePanel(props: {
  graphId: string
  nodeId: string
  choose(nodeId: string): void
  close(): void
}) {
  const { data: node, error, refetch } = useQuery(nodeQuery(props.graphId, props.nodeId))
  if (error) return <ProblemNote error={error} refetch={() => void refetch()} />
  if (!node) return <Skeleton />
  const aliases = [...new Set(node.aliases.map(({ name }) => name))]
  return (
    <PanelCard title={node.name} close={props.close}>
      <p className="facts">
        {text.namedBy(formatNumber(node.mentions), formatNumber(node.documents))}
        {aliases.length > 0 && ` ${text.also(aliases.join(', '))}`}
      </p>
      {node.facts.length > 0 && <h3>{text.relations}</h3>}
      <ul className="relations">
        {node.facts.map((fact) => (
          <FactItem
            key={`${fact.doc_id} ${fact.start} ${fact.object.node_id}`}
            fact={fact}
            {...props}
          />
        ))}
      </ul>
      {node.sentences.length > 0 && <h3>{text.sentences}</h3>}
      <ul className="relations">
        {node.sentences.map((sentence) => (
          <li key={`${sentence.doc_id} ${sentence.start}`}>
            <Quoted evidence={sentence} />
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

export function FactItem(props: { fact: Fact; nodeId?: string; choose(nodeId: string): void }) {
  const { subject, predicate, object } = props.fact
  return (
    <li>
      <p>
        <NodeButton node={subject} {...props} /> {predicate ?? text.with}{' '}
        <NodeButton node={object} {...props} />
      </p>
      <Quoted evidence={props.fact} />
    </li>
  )
}

function NodeButton(props: {
  node: { node_id: string; name: string }
  nodeId?: string
  choose(nodeId: string): void
}) {
  const { node } = props
  if (node.node_id === props.nodeId) return <strong>{node.name}</strong>
  return (
    <button type="button" className="link" onClick={() => props.choose(node.node_id)}>
      {node.name}
    </button>
  )
}

/** The mark of a heading or an item, which a sentence of Markdown may begin with. */
const blockMark = /^(?:#{1,6}|[-*+])[ \t]+/

export function Quoted({ evidence }: { evidence: Evidence }) {
  const { doc_id, start, end, title, sentence } = evidence
  return (
    <blockquote>
      {sentence.replace(blockMark, '')}{' '}
      <Link href={`/documents/${doc_id}?start=${start}&end=${end}`}>{title}</Link>
    </blockquote>
  )
}
