import { z } from 'zod'
import { listOf, PageQuery } from '../list.ts'
import { operation } from '../operation.ts'
import { isRemoving, removalFields } from '../removal.ts'
import { Instant, Name } from '../values.ts'

export const Graph = z
  .object({
    graph_id: z.string().describe('`graph_…`'),
    object: z.literal('graph'),
    name: z.string(),
    documents: z.int().nonnegative(),
    nodes: z.int().nonnegative().describe('How many nodes `GET /graphs/{graph_id}/nodes` lists.'),
    edges: z.int().nonnegative(),
    created_at: Instant,
  })
  .meta({ id: 'Graph' })
export type Graph = z.infer<typeof Graph>

const GraphPath = z.object({ graph_id: z.string() })

export const listGraphs = operation({
  method: 'get',
  path: '/graphs',
  scope: 'graphs:read',
  summary: 'List your graphs.',
  problems: [],
  input: PageQuery,
  output: listOf(Graph),
  mcp: {
    name: 'graph_list',
    title: 'List graphs',
    description:
      'List the graphs of this account: collections of documents and what they name. Free.',
    hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  },
})

export const createGraph = operation({
  method: 'post',
  path: '/graphs',
  scope: 'documents:write',
  status: 201,
  summary: 'Make an empty graph, to put documents into.',
  problems: ['conflict'],
  input: z.object({ name: Name.describe('Other than the names of your other graphs.') }),
  output: Graph,
})

export const getGraph = operation({
  method: 'get',
  path: '/graphs/{graph_id}',
  scope: 'graphs:read',
  summary: 'Get a graph.',
  problems: ['not_found'],
  input: GraphPath,
  output: Graph,
})

export const renameGraph = operation({
  method: 'post',
  path: '/graphs/{graph_id}',
  scope: 'documents:write',
  summary: 'Give a graph another name.',
  problems: ['not_found', 'conflict'],
  input: GraphPath.extend({
    name: Name.describe('The new name, other than those of your other graphs.'),
  }),
  output: Graph,
})

export const deleteGraph = operation({
  method: 'delete',
  path: '/graphs/{graph_id}',
  scope: 'documents:write',
  summary: 'Delete a graph and all of its documents.',
  problems: ['not_found', 'conflict'],
  input: GraphPath,
  accepted: isRemoving,
  output: z.object({ graph_id: z.string(), ...removalFields }),
})
