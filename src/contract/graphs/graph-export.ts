import { z } from 'zod'
import { Content } from '../documents/document-content.ts'
import { operation } from '../operation.ts'

export const exportFormats = ['json', 'graphml', 'gexf', 'cypher', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportGraph = operation({
  method: 'get',
  path: '/graphs/{graph_id}/export',
  scope: 'graphs:read',
  summary: 'Get a whole graph as a file, each relation with its sentence and document.',
  problems: ['not_found'],
  input: z.object({
    graph_id: z.string(),
    format: z
      .enum(exportFormats)
      .default('json')
      .describe(
        "`csv` has a line for each relation, and a `'` before what a spreadsheet would take for a formula; all others have the nodes too.",
      ),
  }),
  answer: 'content',
  mediaTypes: [
    'application/json',
    'application/graphml+xml',
    'application/gexf+xml',
    'text/plain',
    'text/csv',
  ],
  output: Content,
})
