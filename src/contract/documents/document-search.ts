import { z } from 'zod'
import { ReasoningEngine } from '../chat/chat.ts'
import { Spelling } from '../chat/spelling.ts'
import { contractLimits } from '../limits.ts'
import { operation } from '../operation.ts'
import { range } from '../values.ts'
import { Location } from './location.ts'

export const Passage = z
  .object({
    doc_id: z.string(),
    chunk_id: z.string(),
    external_id: z.string().optional(),
    title: z.string(),
    score: z.number(),
    location: Location.optional(),
    ...range,
    text: z.string(),
  })
  .meta({ id: 'Passage' })
export type Passage = z.infer<typeof Passage>

export const searchDocuments = operation({
  method: 'post',
  path: '/documents/search',
  scope: 'documents:read',
  summary:
    'Find the passages that an engine would read for a question, best first, without an answer. Free.',
  problems: ['not_found', 'conflict'],
  // A stored answer would outlive the documents that it quotes.
  idempotency: 'natural',
  input: z.object({
    query: z
      .string()
      .min(1)
      .max(contractLimits.searchCharacters)
      .describe('A question or a few words.')
      .meta({ examples: ['ferries of Norrvik'] }),
    engine: ReasoningEngine.extract(['rag', 'graph'])
      .default('rag')
      .describe('`graph` follows relations too.'),
    limit: z
      .int()
      .min(1)
      .max(contractLimits.searchPassages)
      .default(10)
      .describe('Passages at most.'),
    target_graph_id: z.string().optional().describe('Only in this graph.'),
    target_doc_id: z.string().optional().describe('Only in this document.'),
  }),
  output: z.object({ spelling: Spelling.optional(), passages: z.array(Passage) }),
  mcp: {
    name: 'search',
    title: 'Search',
    description:
      'Find the passages of documents that bear on a query, best first. Read on with fetch. Free.',
    hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    output: z.object({
      results: z.array(
        z.object({
          id: z.string().describe('The document, for fetch.'),
          title: z.string(),
          url: z.string(),
          text: z.string(),
          offset: z.int().describe('Where in the document the text begins.'),
        }),
      ),
    }),
  },
})
