import { z } from 'zod'
import { contractLimits } from '../limits.ts'
import { operation } from '../operation.ts'
import { NodeName } from './graph-nodes.ts'

export const MapNode = NodeName.extend({
  passages: z.int().positive().describe('How many passages of documents name the node.'),
  x: z.number().describe('A coordinate from -1 to 1; related nodes are near each other.'),
  y: z.number().describe('A coordinate from -1 to 1.'),
  community_id: z.string().optional().describe('`com_…`; missing if it belongs to none.'),
}).meta({ id: 'MapNode' })
export type MapNode = z.infer<typeof MapNode>

export const MapEdge = z
  .object({
    from: z.int().nonnegative().describe('The index of a node in `nodes`, from 0.'),
    to: z.int().nonnegative().describe('The index of another node.'),
    weight: z
      .number()
      .positive()
      .describe('How much more often sentences name both nodes than they would by chance.'),
    relations: z
      .array(z.string())
      .optional()
      .describe(
        'The relations that sentences state between the two, in the form of `relations` below; missing if there are none.',
      ),
  })
  .meta({ id: 'MapEdge' })
export type MapEdge = z.infer<typeof MapEdge>

/** A graph as a picture, or a part of it. */
export const GraphMap = z
  .object({
    nodes: z.array(MapNode).describe('By descending number of passages that name the node.'),
    edges: z
      .array(MapEdge)
      .describe('The strongest relations of each node, and those that sentences state in words.'),
    nodes_total: z.int().nonnegative().describe('How many nodes the graph has.'),
    matching: z
      .int()
      .nonnegative()
      .describe(
        'How many nodes match the filters, of the 10,000 that most passages name; `limit` may leave some of them out.',
      ),
    complete: z.boolean().describe('False if more nodes match than are returned.'),
    relations: z
      .array(z.object({ relation: z.string(), edges: z.int().positive() }))
      .describe(
        'The relations that sentences of the graph state most often, in lower case and without their opening words ("she was"); at most 200.',
      ),
    first_day: z.iso.date().optional().describe('The day of the earliest document.'),
    last_day: z.iso.date().optional().describe('The day of the latest document.'),
  })
  .meta({ id: 'GraphMap' })
export type GraphMap = z.infer<typeof GraphMap>

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
      .describe('The most nodes to return: those that most passages name.'),
    relation: z
      .string()
      .max(contractLimits.titleCharacters)
      .optional()
      .describe(
        'Only nodes between which documents state this relation, in the form of `relations` in the answer.',
      ),
    since: z.iso
      .date()
      .optional()
      .describe(
        'Only what documents of this day or later say. The day of a document is the one that it states itself, otherwise the one on which it was added (UTC).',
      ),
    until: z.iso.date().optional().describe('Only what documents of this day or earlier say.'),
  }),
  output: GraphMap,
})
