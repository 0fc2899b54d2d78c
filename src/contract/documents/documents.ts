import { z } from 'zod'
import { contractLimits } from '../limits.ts'
import { listOf, PageQuery } from '../list.ts'
import { operation } from '../operation.ts'
import { isRemoving, removalFields } from '../removal.ts'
import { cleanName } from '../text/clean-name.ts'
import { hasVisibleText } from '../text/visible-text.ts'
import { idempotencyKey } from '../tool.ts'
import { Instant, WebUrl } from '../values.ts'
import { Upload } from './upload.ts'

export const DocumentStatus = z.enum(['ready', 'indexing', 'failed'])
export type DocumentStatus = z.infer<typeof DocumentStatus>

const DocumentKind = z.enum(['document', 'page']).meta({
  id: 'DocumentKind',
  description: '`page`: a page of the web as an answer quotes it; it is kept, but not searched.',
})

export const Document = z
  .object({
    doc_id: z.string().describe('`doc_…`'),
    object: z.literal('document'),
    graph_id: z.string(),
    title: z.string(),
    status: DocumentStatus,
    failure: z.string().optional().describe('Why the document could not be indexed.'),
    external_id: z.string().optional().describe('Your own id of the document.'),
    url: z.string().optional().describe('Where the document came from.'),
    reading: z
      .object({
        pages: z.int().positive().optional().describe('Missing until it is known.'),
        pages_read: z.int().nonnegative(),
      })
      .optional()
      .describe(
        'Set while a file that takes long is read: of its pages that are pictures, how many there are and how many have been read. `status` is `indexing` then, and the text is not there yet.',
      ),
    media_type: z.string(),
    characters: z.int().nonnegative().describe('The length of its text, in UTF-16 code units.'),
    chunks: z.int().nonnegative(),
    created_at: Instant,
    kind: DocumentKind,
    published_at: z
      .string()
      .optional()
      .describe('Its date, as the page or the front matter states it.'),
    fetched_at: Instant.optional().describe('When a page of the web was fetched.'),
    metadata: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'What the front matter of a Markdown text says besides its title and date, the `filename` of a file unless that is its title, and the `research_id` of a report and of the pages that were read for it. `duplicate_of` names the document that a file turned out to be. Of scans, `read_by_ocr` names the pages whose text was read from their picture, and `not_read` those that were not, with the reason.',
      ),
  })
  .meta({ id: 'Document' })
export type Document = z.infer<typeof Document>

/** A form has no truth values. */
const wordsOfForms: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
])

/** The fields that a document can have in every way of adding it. */
export const documentFields = {
  title: z
    .string()
    .overwrite(cleanName)
    .trim()
    .min(1)
    .max(contractLimits.titleCharacters)
    .refine(hasVisibleText, 'It must have visible characters')
    .meta({ examples: ['Tides'] })
    .optional()
    .describe('By default its first heading or line.'),
  external_id: z
    .string()
    .min(1)
    .max(contractLimits.externalIdCharacters)
    .optional()
    .describe('Your own id of it; comes back with every passage.'),
  replace: z
    .preprocess((value) => wordsOfForms.get(value) ?? value, z.boolean())
    .optional()
    .describe(
      'Replace the other documents of the graph with the same `external_id`: they are found until this one is, and then deleted.',
    ),
}

/** Whether a document that replaces others says which: those with its `external_id`. */
export function namesReplaced(document: {
  readonly replace?: boolean | undefined
  readonly external_id?: string | undefined
}): boolean {
  return !document.replace || document.external_id !== undefined
}
export const replacedUnnamed = {
  path: ['replace'],
  message: 'A document that replaces others needs their external_id',
}

const textFields = {
  ...documentFields,
  text: z
    .string()
    .min(1)
    .meta({ description: 'Plain text or Markdown.', examples: ['The tide is high at noon.'] })
    .optional(),
  url: WebUrl.optional().describe('The page to fetch; with `text`, where that came from.'),
  graph_id: z.string().optional().describe('By default the graph `default`.'),
}

/** Without replacing: what tools take is read by a model at each call, and whoever keeps documents in step is a program. */
const { replace: _, ...toolFields } = textFields

const DocumentPath = z.object({ doc_id: z.string().describe('`doc_…`') })

export const addDocument = operation({
  method: 'post',
  path: '/documents',
  scope: 'documents:write',
  status: 201,
  accepted: (answer) => Document.safeParse(answer).data?.status === 'indexing',
  mayPrefer: 'respond-async',
  summary: 'Add a document: a text, a page of the web, or a file.',
  problems: ['not_found', 'unprocessable_document', 'upstream_error', 'upstream_timeout'],
  input: z
    .object({
      ...textFields,
      file: Upload.optional().describe(
        'Text, Markdown, HTML, PDF, a picture of printed text (JPEG, PNG, TIFF, WebP), Word, PowerPoint, Excel, ODT, EPUB, CSV, JSON, e-mail, subtitles (VTT, SRT), manual pages or documentation in XML.',
      ),
    })
    .refine(({ text, url, file }) => text ?? url ?? file, {
      path: ['text'],
      message: 'Give a text, a url or a file',
    })
    .refine(({ text, url, file }) => !(file && (text ?? url)), {
      path: ['file'],
      message: 'With a file, leave out text and url',
    })
    .refine(namesReplaced, replacedUnnamed),
  bodies: ['json', 'multipart'],
  bodyLimit: 'upload',
  output: Document,
  mcp: {
    name: 'document_add',
    title: 'Add a document',
    description:
      'Store a text, or a page of the web, so that ask and search can find it. Give text or url. Free.',
    hints: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
    input: z
      .strictObject({ ...toolFields, idempotency_key: idempotencyKey })
      // The path names what is missing.
      .refine(({ text, url }) => text ?? url, { path: ['text or url'] }),
    output: Document.pick({ doc_id: true, graph_id: true, title: true, status: true }),
  },
})

export const listDocuments = operation({
  method: 'get',
  path: '/documents',
  scope: 'documents:read',
  summary: 'List your documents.',
  problems: ['not_found'],
  input: PageQuery.extend({
    graph_id: z.string().optional().describe('Only documents of this graph.'),
    external_id: z.string().optional().describe('Only documents with this id of yours.'),
    kind: DocumentKind.optional().describe(
      'Your own (the default), or web pages that answers quote.',
    ),
  }),
  output: listOf(Document),
  mcp: {
    name: 'document_list',
    title: 'List documents',
    description: 'List the documents of this account, newest first. Free.',
    hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  },
})

export const getDocument = operation({
  method: 'get',
  path: '/documents/{doc_id}',
  scope: 'documents:read',
  summary: 'Get a document, without its text.',
  problems: ['not_found'],
  input: DocumentPath,
  output: Document,
})

export const deleteDocument = operation({
  method: 'delete',
  path: '/documents/{doc_id}',
  scope: 'documents:write',
  summary: 'Delete a document, and everything that the graph knew only from it.',
  problems: ['not_found'],
  input: DocumentPath,
  accepted: isRemoving,
  output: z.object({ doc_id: z.string(), ...removalFields }),
  mcp: {
    name: 'document_delete',
    title: 'Delete a document',
    description:
      'Delete a document for good, and everything that the graph knew only from it. Free.',
    hints: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  },
})
