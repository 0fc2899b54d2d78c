import { z } from 'zod'
import { operation } from '../operation.ts'
import { Content } from './document-content.ts'

export const exportDocuments = operation({
  method: 'get',
  path: '/documents/export',
  scope: 'documents:read',
  summary:
    'Get all of your documents as JSON lines, newest first, each with its text as Markdown: what `POST /documents/import` takes. The files as they were sent are at `/documents/{doc_id}/content`.',
  problems: ['not_found'],
  input: z.object({
    graph_id: z.string().optional().describe('Only documents of this graph.'),
  }),
  answer: 'content',
  mediaTypes: ['application/x-ndjson'],
  output: Content,
})
