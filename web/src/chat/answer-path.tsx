import { Link } from 'wouter'
import type { Hop, TraceNode } from '../../../src/contract/trace.ts'
import { strings } from '../strings/strings.ts'

/** How a passage was reached: a small picture of the nodes on the way, and the sentence behind each step. */
export function AnswerPath(props: { hops: readonly Hop[]; nodes: readonly TraceNode[] }) {
  const { hops, nodes } = props
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.title ?? id
  const [first] = hops
  const last = hops.at(-1)
  if (!first || !last) return null
  return (
    <figure className="path">
      <div className="picture" aria-hidden="true">
        <span className="node">{nameOf(first.from)}</span>
        {hops.map((hop) => (
          <span className="hop" key={keyOf(hop)}>
            <span className="arrow">{hop.relation}</span>
            <span className="node">{nameOf(hop.to)}</span>
          </span>
        ))}
      </div>
      <figcaption className="hidden-text">
        {strings.chat.pathFrom(nameOf(first.from), nameOf(last.to))}
      </figcaption>
      <ol>
        {hops.map((hop) => (
          <li key={keyOf(hop)}>
            <Link href={`/documents/${hop.doc_id}?start=${hop.start}&end=${hop.end}`}>
              {hop.sentence}
            </Link>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function keyOf({ from, to, doc_id, start }: Hop): string {
  return `${from} ${to} ${doc_id} ${start}`
}
