import './graphs.css'
import { useQuery } from '@tanstack/react-query'
import { Waypoints } from 'lucide-react'
import { Link } from 'wouter'
import { graphsQuery } from '../documents/graphs-query.ts'
import { Empty, Skeleton } from '../parts/empty.tsx'
import { formatNumber, formatTime } from '../parts/format.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.graphs

/** The graphs of the account, each a way into its explorer. */
export function GraphsView() {
  const { data, error, refetch } = useQuery(graphsQuery)
  return (
    <View title={text.title} lead={text.lead}>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
      ) : !data ? (
        <Skeleton />
      ) : data.data.length === 0 ? (
        <Empty icon={Waypoints} title={text.none}>
          <p>{text.noneMeans}</p>
          <Link href="/documents" className="button">
            {strings.nav.documents}
          </Link>
        </Empty>
      ) : (
        <div className="scroll card">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col" className="number">
                  {text.documents}
                </th>
                <th scope="col" className="number">
                  {text.nodes}
                </th>
                <th scope="col" className="number">
                  {text.edges}
                </th>
                <th scope="col">{text.made}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((graph) => (
                <tr key={graph.graph_id}>
                  <td>
                    <Link href={`/graphs/${graph.graph_id}`}>{graph.name}</Link>
                  </td>
                  <td className="number">{formatNumber(graph.documents)}</td>
                  <td className="number">{formatNumber(graph.nodes)}</td>
                  <td className="number">{formatNumber(graph.edges)}</td>
                  <td className="nowrap">{formatTime(graph.created_at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </View>
  )
}
