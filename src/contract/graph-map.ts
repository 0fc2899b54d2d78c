import { z } from 'zod'
import { NodeName } from './graph-nodes.ts'
import { contractLimits } from './limits.ts'
import { operation } from './operation.ts'

export const MapNode = NodeName.extend({
  passages: z.int().positive().describe('How many passages of documents name the node.'),
  x: z.number().describe('From -1 to 1; nodes that belong together lie together.'),
  y: z.number().describe('From -1 to 1.'),
  community_id: z.string().optional().describe('`com_…`; missing if it belongs to none.'),
}).meta({ id: 'MapNode' })
export type MapNode = z.infer<typeof MapNode>

export const MapEdge = z
  .object({
    from: z.int().nonnegative().describe('The place of a node in `nodes`, counted from 0.'),
    to: z.int().nonnegative().describe('The place of another.'),
    weight: z
      .number()
      .positive()
      .describe('How much more often sentences name both nodes than by chance.'),
  })
  .meta({ id: 'MapEdge' })
export type MapEdge = z.infer<typeof MapEdge>

export const getGraphMap = operation({
  method: 'get',
  path: '/graphs/{graph_id}/map',
  scope: 'graphs:read',
  summary:
    'Get a graph as a picture: its nodes with their positions, which stay the same until its documents change.',
  problems: ['not_found'],
  input: z.object({
    graph_id: z.string(),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(contractLimits.mapNodes)
      .default(1200)
      .describe('How many nodes at most: those that most passages name.'),
  }),
  output: z.object({
    nodes: z.array(MapNode).describe('Those that most passages name first.'),
    edges: z.array(MapEdge).describe('The strongest relations of each node.'),
    nodes_total: z.int().nonnegative().describe('How many nodes the graph has.'),
    complete: z.boolean().describe('False if the graph has more nodes than are here.'),
  }),
})
