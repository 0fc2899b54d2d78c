import { FileText } from 'lucide-react'
import { Link } from 'wouter'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import type { Hop, TraceNode } from '../../../../src/contract/chat/trace.ts'
import { strings } from '../../strings/strings.ts'

const text = strings.chat

/** How the passages were found: those that are quoted at once, the others on demand. */
export function AnswerPaths({ trace, citations }: Pick<Turn, 'trace' | 'citations'>) {
  const found = trace.paths.filter(({ hops }) => hops.length > 0)
  const isCited = ({ hops }: { readonly hops: readonly Hop[] }) =>
    citations.some(({ doc_id }) => doc_id === hops.at(-1)?.doc_id)
  const [cited, others] = [found.filter(isCited), found.filter((path) => !isCited(path))]
  if (found.length === 0) return null
  return (
    <details>
      <summary>{text.path}</summary>
      <Paths paths={cited} nodes={trace.nodes} />
      {others.length > 0 && (
        <details>
          <summary>{text.otherPaths(others.length)}</summary>
          <Paths paths={others} nodes={trace.nodes} />
        </details>
      )}
    </details>
  )
}

function Paths(props: { paths: Turn['trace']['paths']; nodes: readonly TraceNode[] }) {
  return props.paths.map(({ passage, hops }) => (
    <AnswerPath key={passage} hops={hops} nodes={props.nodes} />
  ))
}

/** A drawing of the nodes on the way to a passage, and the sentence behind each step. */
function AnswerPath(props: { hops: readonly Hop[]; nodes: readonly TraceNode[] }) {
  const { hops, nodes } = props
  const nodeOf = (id: string) => nodes.find((node) => node.id === id)
  const nameOf = (id: string) => nodeOf(id)?.title ?? id
  const [first] = hops
  const last = hops.at(-1)
  if (!first || !last) return null
  return (
    <figure className="path">
      <div className="picture" aria-hidden="true">
        <Node node={nodeOf(first.from)} />
        {hops.map((hop) => (
          <span className="hop" key={keyOf(hop)}>
            <span className="arrow">{hop.relation}</span>
            <Node node={nodeOf(hop.to)} />
          </span>
        ))}
      </div>
      <figcaption className="hidden-text">
        {text.pathFrom(nameOf(first.from), nameOf(last.to))}
      </figcaption>
      <ol>
        {hops.map((hop) => (
          <li key={keyOf(hop)}>
            <Link href={`/documents/${hop.doc_id}?start=${hop.start}&end=${hop.end}`}>
              {hop.sentence.replace(/^#{1,6} /, '')}
            </Link>
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** An entity, or a document read on the way. */
function Node({ node }: { node: TraceNode | undefined }) {
  return (
    <span className={`node ${node?.kind}`}>
      {node?.kind === 'chunk' && <FileText />}
      {node?.title}
    </span>
  )
}

function keyOf({ from, to, doc_id, start }: Hop): string {
  return `${from} ${to} ${doc_id} ${start}`
}
