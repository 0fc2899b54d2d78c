import type { Graph } from '../contract/graphs.ts'
import type { Graphs } from '../documents/graphs.ts'
import type { CountedGraph } from '../storage/graph-store.ts'
import type { Handlers } from './handlers.ts'
import { listed } from './listed.ts'
import { pageOf } from './page-of.ts'

type GraphOperations = 'listGraphs' | 'createGraph' | 'getGraph' | 'deleteGraph'

export function graphHandlers(graphs: Graphs): Pick<Handlers, GraphOperations> {
  return {
    listGraphs: async (query, { accountId }) =>
      listed(await graphs.list(accountId, pageOf('graph', query)), graphOf),
    createGraph: async ({ name }, { accountId }) => graphOf(await graphs.create(accountId, name)),
    getGraph: async ({ graph_id }, { accountId }) => graphOf(await graphs.get(accountId, graph_id)),
    deleteGraph: async ({ graph_id }, { accountId }) => {
      await graphs.remove(accountId, graph_id)
      return { graph_id, deleted: true }
    },
  }
}

function graphOf(row: CountedGraph): Graph {
  return {
    graph_id: row.id,
    object: 'graph',
    name: row.name,
    documents: row.document_count,
    nodes: row.entities + row.chunk_count,
    edges: row.relation_count,
    created_at: new Date(row.created_at).toISOString(),
  }
}
