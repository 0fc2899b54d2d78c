import { z } from 'zod'
import { operation } from '../operation.ts'
import { textPage } from '../tool.ts'

/** An answer that is not JSON but bytes of some media type. */
export type Content = {
  readonly mediaType: string
  /** The name of the file in which it is saved. */
  readonly filename?: string
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>
}

export const Content = z
  .custom<Content>((value) => value instanceof Object && 'mediaType' in value && 'bytes' in value)
  .meta({ type: 'string', contentMediaType: 'application/octet-stream' })

export const getDocumentContent = operation({
  method: 'get',
  path: '/documents/{doc_id}/content',
  scope: 'documents:read',
  summary: "Get a document's text, or the file as it was sent.",
  problems: ['not_found', 'conflict'],
  input: z.object({
    doc_id: z.string(),
    format: z
      .enum(['markdown', 'text', 'original'])
      .default('markdown')
      .describe('Offsets in other answers refer to the format `text`.'),
  }),
  answer: 'content',
  output: Content,
  mcp: {
    name: 'fetch',
    title: 'Fetch',
    description:
      'Read the text of a document, page by page; offsets are those of search and of citations. Free.',
    hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    input: z.strictObject({
      id: z.string().describe('`doc_…`, or its skein://documents/ address.'),
      ...textPage,
    }),
    output: z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      url: z.string(),
      metadata: z.object({
        characters: z.int(),
        offset: z.int(),
        next_offset: z.int().optional(),
      }),
    }),
  },
})
