import { z } from 'zod'
import { NodeName } from '../graphs/graph-nodes.ts'
import { listOf, PageQuery } from '../list.ts'
import { operation } from '../operation.ts'
import { range } from '../values.ts'

export const Chunk = z
  .object({
    object: z.literal('chunk'),
    ...range,
    text: z.string().describe('The text of the document in that range, exactly.'),
    nodes: z
      .array(NodeName.extend({ mentions: z.int().nonnegative() }))
      .describe('The names that the chunk mentions, nodes of the graph of the document.'),
  })
  .meta({ id: 'Chunk', description: 'A passage of a document, as it is searched and priced.' })
export type Chunk = z.infer<typeof Chunk>

export const listChunks = operation({
  method: 'get',
  path: '/documents/{doc_id}/chunks',
  scope: 'documents:read',
  summary: 'List the chunks of a document in the order of its text, with the names in each.',
  problems: ['not_found'],
  input: PageQuery.extend({ doc_id: z.string() }),
  output: listOf(Chunk),
})
