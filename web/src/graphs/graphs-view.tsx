import './graphs.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Graph } from '../../../src/contract/graphs/graphs.ts'
import { documentsPathOf } from '../documents/graph-picker.tsx'
import { graphPath, pagedGraphsQuery } from '../documents/graphs-query.ts'
import { formatNumber, formatTime } from '../parts/format.ts'
import { Empty } from '../parts/lists/empty.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { type Column, Table } from '../parts/lists/table.tsx'
import { useIsLeaving } from '../parts/removals/removals.ts'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'
import { DeleteGraph, NewGraph, RenameGraph } from './change-graphs.tsx'

const text = strings.graphs
/** The graph that every account has; the service neither renames nor deletes it. */
const lastingName = 'default'

type Doing =
  | { readonly what: 'make' }
  | { readonly what: 'rename' | 'delete'; readonly graph: Graph }

/** The graphs of the account, each with a link to its explorer. */
export function GraphsView() {
  const query = useInfiniteQuery(pagedGraphsQuery)
  const [doing, setDoing] = useState<Doing>()
  const isLeaving = useIsLeaving()
  const close = () => setDoing(undefined)
  const make = (
    <button type="button" className="button" onClick={() => setDoing({ what: 'make' })}>
      <Plus aria-hidden="true" />
      {text.make}
    </button>
  )
  return (
    <View title={text.title} lead={text.lead} actions={make}>
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
            rows={graphs.filter(({ graph_id }) => !isLeaving(graphPath(graph_id)))}
            columns={[...columns, actionsWith(setDoing)]}
            keyOf={({ graph_id }) => graph_id}
          />
        )}
      </PagedList>
      {doing?.what === 'make' && <NewGraph close={close} />}
      {doing?.what === 'rename' && <RenameGraph graph={doing.graph} close={close} />}
      {doing?.what === 'delete' && <DeleteGraph graph={doing.graph} close={close} />}
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

function actionsWith(begin: (doing: Doing) => void): Column<Graph> {
  return {
    name: text.actions,
    kind: 'actions',
    cell: (graph) =>
      graph.name !== lastingName && (
        <>
          <button
            type="button"
            className="button plain small"
            aria-label={`${text.rename}: ${graph.name}`}
            onClick={() => begin({ what: 'rename', graph })}
          >
            {text.rename}
          </button>
          <button
            type="button"
            className="button plain small danger"
            aria-label={`${text.delete}: ${graph.name}`}
            onClick={() => begin({ what: 'delete', graph })}
          >
            {text.delete}
          </button>
        </>
      ),
  }
}
