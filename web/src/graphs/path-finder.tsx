import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NodeName } from '../../../src/contract/graphs/graph-nodes.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { strings } from '../strings/strings.ts'
import { nodeQuery, pathsQuery } from './graph-queries.ts'
import { NodeSearch } from './node-search.tsx'
import { FactItem } from './panels/node-panel.tsx'

const text = strings.graphs

/** How two nodes are connected: the shortest paths, with a sentence for each step. */
export function PathFinder(props: {
  graphId: string
  /** The id of a node. */
  from: string
  nodes: readonly NodeName[]
  choose(nodeId: string): void
}) {
  const [to, setTo] = useState('')
  const { data: from } = useQuery(nodeQuery(props.graphId, props.from))
  if (!from) return null
  return (
    <section className="paths card" aria-label={text.paths}>
      <NodeSearch
        graphId={props.graphId}
        label={text.pathTo(from.name)}
        nodes={props.nodes}
        choose={setTo}
      />
      {to !== '' && <Paths {...props} to={to} />}
    </section>
  )
}

function Paths(props: {
  graphId: string
  /** The id of a node. */
  from: string
  to: string
  choose(nodeId: string): void
}) {
  const { data, error, refetch } = useQuery(pathsQuery(props.graphId, props.from, props.to))
  if (error) return <ProblemNote error={error} refetch={() => void refetch()} />
  if (!data) return <Skeleton />
  if (data.paths.length === 0) return <p>{data.complete ? text.noPath : text.noPathFound}</p>
  return (
    <ol className="found-paths">
      {data.paths.map(({ nodes, hops }) => (
        <li key={nodes.map(({ node_id }) => node_id).join()}>
          <h3>{nodes.map(({ name }) => name).join(' → ')}</h3>
          <ul className="relations">
            {hops.map((fact) => (
              <FactItem
                key={`${fact.doc_id} ${fact.start} ${fact.subject.node_id}`}
                fact={fact}
                choose={props.choose}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
