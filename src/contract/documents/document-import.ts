import { z } from 'zod'
import { operation } from '../operation.ts'
import { Problem } from '../problems/problem.ts'
import { WebUrl } from '../values.ts'
import { DocumentStatus, documentFields, namesReplaced, replacedUnnamed } from './documents.ts'
import type { Upload } from './upload.ts'

/** One line of an import. */
export const ImportDocument = z
  .strictObject({
    ...documentFields,
    text: z
      .string()
      .min(1)
      .meta({ description: 'Plain text or Markdown.', examples: ['The tide is high at noon.'] }),
    url: WebUrl.optional().describe('Where the text came from.'),
  })
  .refine(namesReplaced, replacedUnnamed)
  .meta({ id: 'ImportDocument' })
export type ImportDocument = z.infer<typeof ImportDocument>

/** The result of one line, sent as soon as it is known. */
export const ImportResult = z
  .object({
    line: z.int().positive().describe('The number of the line or file, counted from 1.'),
    external_id: z.string().optional(),
    doc_id: z.string().optional().describe('Absent if the line failed.'),
    graph_id: z.string().optional(),
    title: z.string().optional(),
    status: DocumentStatus,
    error: Problem.optional(),
  })
  .meta({ id: 'ImportResult' })
export type ImportResult = z.infer<typeof ImportResult>

export const importDocuments = operation({
  method: 'post',
  path: '/documents/import',
  scope: 'documents:write',
  summary:
    'Add many documents, one per line or file. Each is answered with a line as soon as it is stored.',
  problems: ['not_found', 'unprocessable_document'],
  input: z.object({
    graph_id: z
      .string()
      .optional()
      .describe('The graph for the documents; the graph `default` if not given.'),
  }),
  bodies: ['ndjson', 'multipart'],
  line: ImportDocument,
  bodyLimit: 'upload',
  answer: 'ndjson',
  output: ImportResult,
  idempotency: 'natural',
})

/** A line as the handler gets it. A bad line has an error and does not stop the import. */
export type ImportLine = { readonly line: number } & (
  | { readonly document: ImportDocument }
  | { readonly file: Upload }
  | { readonly error: Problem }
)
