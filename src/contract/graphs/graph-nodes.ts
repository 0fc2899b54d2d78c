import { z } from 'zod'
import { contractLimits } from '../limits.ts'
import { listOf, PageQuery } from '../list.ts'
import { operation } from '../operation.ts'
import { range } from '../values.ts'

export const NodeName = z
  .object({ node_id: z.string().describe('`ent_…`'), name: z.string() })
  .meta({ id: 'NodeName' })
export type NodeName = z.infer<typeof NodeName>

export const GraphNode = NodeName.extend({
  object: z.literal('node'),
  kind: z
    .enum(['title', 'heading', 'defined', 'acronym', 'name'])
    .describe('The most informative of the names that documents use for the node.'),
  mentions: z.int().nonnegative().describe('How often the texts of documents name the node.'),
  documents: z
    .int()
    .positive()
    .describe('How many documents name the node, in their text or title.'),
}).meta({ id: 'GraphNode' })
export type GraphNode = z.infer<typeof GraphNode>

export const Evidence = z
  .object({
    doc_id: z.string(),
    title: z.string().describe('The title of the document.'),
    ...range,
    sentence: z.string().describe('The text of the document in that range, exactly.'),
  })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

export const Alias = Evidence.extend({
  name: z.string().describe('The name as the sentence writes it.'),
  kind: z
    .enum(['acronym', 'last-name', 'first-name', 'other-name', 'word-form'])
    .describe(
      '`other-name`: the sentence says so, as in "also known as"; `word-form`: the same name with another ending.',
    ),
}).meta({ id: 'Alias' })
export type Alias = z.infer<typeof Alias>

export const Fact = Evidence.extend({
  subject: NodeName,
  predicate: z
    .string()
    .nullable()
    .describe('The relation in words of the sentence; null if the sentence only names both nodes.'),
  object: NodeName,
}).meta({ id: 'Fact' })
export type Fact = z.infer<typeof Fact>

export const listNodes = operation({
  method: 'get',
  path: '/graphs/{graph_id}/nodes',
  scope: 'graphs:read',
  summary: 'List the nodes of a graph, or find them by name; in the order of their names.',
  problems: ['not_found'],
  input: PageQuery.extend({
    graph_id: z.string(),
    q: z
      .string()
      .max(contractLimits.titleCharacters)
      .optional()
      .describe(
        'Words of the name in their order, the last of which may be cut short; or the whole of another name.',
      ),
  }),
  output: listOf(GraphNode),
})

export const getNode = operation({
  method: 'get',
  path: '/graphs/{graph_id}/nodes/{node_id}',
  scope: 'graphs:read',
  summary: 'Get a node, with facts about it and sentences that name it.',
  problems: ['not_found'],
  input: PageQuery.pick({ limit: true }).extend({
    graph_id: z.string(),
    node_id: z.string(),
  }),
  output: GraphNode.extend({
    aliases: z.array(Alias).describe('Up to `limit` other names of the node.'),
    facts: z.array(Fact).describe('Up to `limit` relations with the node as subject or object.'),
    sentences: z.array(Evidence).describe('Up to `limit` sentences that name the node.'),
  }),
})
