import './graphs.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Waypoints } from 'lucide-react'
import { Link } from 'wouter'
import type { Graph } from '../../../src/contract/graphs/graphs.ts'
import { documentsPathOf } from '../documents/graph-picker.tsx'
import { pagedGraphsQuery } from '../documents/graphs-query.ts'
import { Empty } from '../parts/empty.tsx'
import { formatNumber, formatTime } from '../parts/format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.graphs

/** The graphs of the account, each with a link to its explorer. */
export function GraphsView() {
  const query = useInfiniteQuery(pagedGraphsQuery)
  return (
    <View title={text.title} lead={text.lead}>
      <PagedList
        query={query}
        empty={
          <Empty icon={Waypoints} title={text.none}>
            <p>{text.noneMeans}</p>
            <Link href="/documents" className="button">
              {strings.nav.documents}
            </Link>
          </Empty>
        }
      >
        {(graphs) => (
          <Table
            label={text.title}
            rows={graphs}
            columns={columns}
            keyOf={({ graph_id }) => graph_id}
          />
        )}
      </PagedList>
    </View>
  )
}

const columns: readonly Column<Graph>[] = [
  {
    name: text.name,
    kind: 'name',
    cell: ({ graph_id, name }) => <Link href={`/graphs/${graph_id}`}>{name}</Link>,
  },
  {
    name: text.documents,
    kind: 'number',
    cell: ({ graph_id, name, documents }) => (
      <Link
        href={documentsPathOf(graph_id)}
        aria-label={text.documentsOf(formatNumber(documents), name)}
      >
        {formatNumber(documents)}
      </Link>
    ),
  },
  { name: text.nodes, kind: 'number', cell: ({ nodes }) => formatNumber(nodes) },
  { name: text.edges, kind: 'number', cell: ({ edges }) => formatNumber(edges) },
  { name: text.made, kind: 'short', cell: ({ created_at }) => formatTime(created_at) },
]
