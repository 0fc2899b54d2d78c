import { z } from 'zod'
import { PageQuery } from '../list.ts'
import { operation } from '../operation.ts'
import { Evidence, Fact, NodeName } from './graph-nodes.ts'

export const getEdge = operation({
  method: 'get',
  path: '/graphs/{graph_id}/edges',
  scope: 'graphs:read',
  summary:
    'Get what connects two nodes: the relations that documents state, and the sentences that name both.',
  problems: ['not_found'],
  input: PageQuery.pick({ limit: true }).extend({
    graph_id: z.string(),
    from: z.string().describe('The id of a node.'),
    to: z.string().describe('The id of another node.'),
  }),
  output: z.object({
    nodes: z.array(NodeName).length(2).describe('`from` and `to`.'),
    facts: z.array(Fact).describe('Up to `limit` relations that sentences state between them.'),
    sentences: z
      .array(Evidence)
      .describe(
        'Up to `limit` sentences that name both, or one of them at the beginning of a document with the title of the other.',
      ),
    complete: z.boolean().describe('False if more exists than is returned.'),
  }),
})
