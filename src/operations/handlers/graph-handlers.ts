import type { Graph } from '../../contract/graphs/graphs.ts'
import type { Graphs } from '../../documents/graphs.ts'
import type { StoredGraph } from '../../storage/documents/graph-store.ts'
import { listAnswer } from '../answer/list-answer.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../input/page-of.ts'

type GraphOperations = 'listGraphs' | 'createGraph' | 'getGraph' | 'renameGraph' | 'deleteGraph'

export function graphHandlers(graphs: Graphs): Pick<Handlers, GraphOperations> {
  return {
    listGraphs: async (query, { accountId }) =>
      listAnswer(await graphs.list(accountId, pageOf('graph', query)), graphOf),
    createGraph: async ({ name }, { accountId }, { keep }) =>
      graphOf(await graphs.create(accountId, name, keep && ((graph) => keep(graphOf(graph))))),
    getGraph: async ({ graph_id }, { accountId }) => graphOf(await graphs.get(accountId, graph_id)),
    renameGraph: async ({ graph_id, name }, { accountId }) =>
      graphOf(await graphs.rename(accountId, graph_id, name)),
    deleteGraph: async ({ graph_id }, { accountId }) => {
      const cleaned_up = await graphs.remove(accountId, graph_id)
      return { graph_id, deleted: true, cleaned_up }
    },
  }
}

function graphOf(graph: StoredGraph): Graph {
  return {
    graph_id: graph.id,
    object: 'graph',
    name: graph.name,
    documents: graph.documents,
    nodes: graph.entities,
    edges: graph.relations,
    created_at: new Date(graph.createdAt).toISOString(),
  }
}
