import { z } from 'zod'
import { listOf, PageQuery } from '../list.ts'
import { operation } from '../operation.ts'
import { Evidence, Fact, NodeName } from './graph-nodes.ts'

export const Community = z
  .object({
    community_id: z
      .string()
      .describe('`com_…`; stays as long as the same member is the first of it.'),
    object: z.literal('community'),
    title: z.string().describe('Its first members, and words that distinguish it from the others.'),
    terms: z
      .array(z.string())
      .describe(
        'Words, besides its names, that are more frequent in it than in the rest of the graph.',
      ),
    nodes: z
      .int()
      .positive()
      .describe('How many nodes belong to it. A node belongs to one community only.'),
    documents: z.int().positive().describe('How many documents speak of it.'),
    members: z
      .array(
        NodeName.extend({
          weight: z
            .number()
            .describe(
              'The share of the community that is about this node; the weights of all its nodes add up to 1.',
            ),
        }),
      )
      .describe('Up to 20 of its nodes, by descending weight.'),
    summary: z
      .array(Evidence)
      .describe(
        'Up to 5 sentences that together say most about the community, the most informative first.',
      ),
    facts: z.array(Fact).describe('Up to 5 relations between its members.'),
  })
  .meta({ id: 'Community' })
export type Community = z.infer<typeof Community>

export const listCommunities = operation({
  method: 'get',
  path: '/graphs/{graph_id}/communities',
  scope: 'graphs:read',
  summary:
    'List the topics of a graph: nodes that belong together, with a summary in exact sentences. Those that most documents speak of come first, 500 at most.',
  problems: ['not_found'],
  input: PageQuery.extend({ graph_id: z.string() }),
  output: listOf(Community),
})
