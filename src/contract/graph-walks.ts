import { z } from 'zod'
import { Fact, GraphNode, NodeName } from './graph-nodes.ts'
import { contractLimits } from './limits.ts'
import { operation } from './operation.ts'

export const getNeighborhood = operation({
  method: 'get',
  path: '/graphs/{graph_id}/neighborhood',
  scope: 'graphs:read',
  summary: 'Get what is around a node, nearest and most closely related first.',
  input: z.object({
    graph_id: z.string(),
    node_id: z.string(),
    depth: z.coerce.number().int().min(1).max(2).default(1).describe('How many steps far.'),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(contractLimits.listEntries)
      .default(50)
      .describe('How many nodes at most, the first included.'),
  }),
  output: z.object({
    nodes: z.array(GraphNode).describe('That of `node_id` first.'),
    edges: z.array(Fact).describe('What relates them, each with a sentence that says so.'),
  }),
})

export const findPaths = operation({
  method: 'get',
  path: '/graphs/{graph_id}/paths',
  scope: 'graphs:read',
  summary: 'Find the shortest paths between two nodes, with a sentence for every step.',
  input: z.object({
    graph_id: z.string(),
    from: z.string().describe('The id of a node.'),
    to: z.string().describe('The id of another.'),
    hops_max: z.coerce.number().int().min(1).max(6).default(4).describe('Look so far.'),
    limit: z.coerce.number().int().min(1).max(20).default(5).describe('How many paths at most.'),
  }),
  output: z.object({
    paths: z.array(
      z.object({
        nodes: z.array(NodeName).describe('In order, from `from` to `to`.'),
        hops: z.array(Fact).describe('One less; a fact may be told in either direction.'),
      }),
    ),
    complete: z
      .boolean()
      .describe('False where too many nodes lay between: there may be other or shorter paths.'),
  }),
})
