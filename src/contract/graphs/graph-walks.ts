import { z } from 'zod'
import { contractLimits } from '../limits.ts'
import { operation } from '../operation.ts'
import { Fact, GraphNode, NodeName } from './graph-nodes.ts'

export const getNeighborhood = operation({
  method: 'get',
  path: '/graphs/{graph_id}/neighborhood',
  scope: 'graphs:read',
  summary: 'Get the nodes around a node, the nearest and most closely related first.',
  problems: ['not_found'],
  input: z.object({
    graph_id: z.string(),
    node_id: z.string().describe('The node in the middle: `ent_…`'),
    depth: z.coerce
      .number()
      .int()
      .min(1)
      .max(2)
      .default(1)
      .describe('How many steps away from the node, at most.'),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(contractLimits.listEntries)
      .default(50)
      .describe('How many nodes at most, `node_id` included.'),
  }),
  output: z.object({
    nodes: z.array(GraphNode).describe('The nodes; `node_id` comes first.'),
    edges: z
      .array(Fact)
      .describe('The facts that relate these nodes, each with the sentence that says so.'),
    complete: z
      .boolean()
      .describe('False if there are more nodes within `depth` than `limit`, or too many to tell.'),
  }),
  mcp: {
    name: 'graph_query',
    title: 'Query a graph',
    description:
      'Find the nodes of a name in a graph, and what is related to the first of them, each relation with its sentence. Free.',
    hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    input: z.strictObject({
      graph_id: z.string().describe('`graph_…`, as graph_list tells it.'),
      query: z.string().min(1).max(contractLimits.titleCharacters).describe('The name of a node.'),
      depth: z.int().min(1).max(2).default(1).describe('Steps away at most.'),
      limit: z.int().min(1).max(contractLimits.listEntries).default(25).describe('How many nodes.'),
    }),
    output: z.object({
      matches: z.array(NodeName).describe('The nodes of that name; the first is explored.'),
      nodes: z.array(GraphNode),
      edges: z.array(Fact),
      complete: z.boolean().describe('False if nodes or edges were left out.'),
    }),
  },
})

export const findPaths = operation({
  method: 'get',
  path: '/graphs/{graph_id}/paths',
  scope: 'graphs:read',
  summary: 'Find the shortest paths between two nodes, with a sentence for every step.',
  problems: ['not_found'],
  input: z.object({
    graph_id: z.string(),
    from: z.string().describe('The id of a node.'),
    to: z.string().describe('The id of another node.'),
    hops_max: z.coerce
      .number()
      .int()
      .min(1)
      .max(6)
      .default(4)
      .describe('How many hops a path may have at most.'),
    limit: z.coerce.number().int().min(1).max(20).default(5).describe('How many paths at most.'),
  }),
  output: z.object({
    paths: z.array(
      z.object({
        nodes: z.array(NodeName).describe('The nodes of the path in order, from `from` to `to`.'),
        hops: z
          .array(Fact)
          .describe(
            'The facts from each node to the next. A fact may be stated in either direction.',
          ),
      }),
    ),
    complete: z
      .boolean()
      .describe(
        'False if there were too many nodes in between. Then there may be other or shorter paths.',
      ),
  }),
})
