import type { Content } from '../../contract/documents/document-content.ts'
import type { Document } from '../../contract/documents/documents.ts'
import type { ContentForm } from '../../documents/contents/document-contents.ts'
import { exportDocuments } from '../../documents/contents/export-documents.ts'
import { originalName } from '../../documents/contents/original-name.ts'
import { importDocuments } from '../../documents/import-documents.ts'
import type { Library } from '../../documents/library.ts'
import type { Particulars, PreparedDocument } from '../../documents/prepared-document.ts'
import type { StoredDocument } from '../../storage/documents/stored-document.ts'
import type { KeptAnswer } from '../../storage/ledger/claim-writes.ts'
import type { OwnGraph } from '../../storage/own-graph.ts'
import { listAnswer } from '../answer/list-answer.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../input/page-of.ts'

type DocumentOperations =
  | 'addDocument'
  | 'importDocuments'
  | 'exportDocuments'
  | 'listDocuments'
  | 'getDocument'
  | 'getDocumentContent'
  | 'deleteDocument'

export function documentHandlers(library: Library): Pick<Handlers, DocumentOperations> {
  return {
    addDocument: async (input, { accountId }, { signal, inBackground = false, keep: kept }) => {
      const graph = await library.graphFor(accountId, input.graph_id)
      const keep = kept && ((one: StoredDocument) => keptWithTime(kept(documentOf(one))))
      if (input.file) {
        const how = { waits: !inBackground, signal, keep }
        return documentOf(await library.addFile(graph, input.file, particularsOf(input), how))
      }
      return documentOf(await library.add(graph, await read(library, graph, input, signal), keep))
    },
    importDocuments: async ({ graph_id, lines }, { accountId }, { signal }) =>
      importDocuments(library, await library.graphFor(accountId, graph_id), lines, signal),
    exportDocuments: async ({ graph_id }, { accountId }) => {
      if (graph_id !== undefined) await library.graphFor(accountId, graph_id)
      const bytes = exportDocuments(library, accountId, graph_id)
      return { mediaType: 'application/x-ndjson', filename: 'documents.jsonl', bytes }
    },
    listDocuments: async (query, { accountId }) => {
      if (query.graph_id !== undefined) await library.graphFor(accountId, query.graph_id)
      const wanted = {
        graphId: query.graph_id,
        externalId: query.external_id,
        kind: query.kind ?? 'document',
      }
      return listAnswer(
        await library.list(accountId, wanted, pageOf('document', query)),
        documentOf,
      )
    },
    getDocument: async ({ doc_id }, { accountId }) =>
      documentOf(await library.get(accountId, doc_id)),
    getDocumentContent: async ({ doc_id, format }, { accountId }) => {
      const document = await library.get(accountId, doc_id)
      return contentOf(library, accountId, document, format)
    },
    deleteDocument: async ({ doc_id }, { accountId }) => {
      const cleaned_up = await library.remove(accountId, doc_id)
      return { doc_id, deleted: true, cleaned_up }
    },
  }
}

type Adding = Parameters<Handlers['addDocument']>[0]

function particularsOf(input: Adding): Particulars {
  const { title, external_id: externalId, url, replace: replaces } = input
  return { title, externalId, url, replaces }
}

/** Reads what is to be added: a text, or a page of the web. */
function read(
  library: Library,
  graph: OwnGraph,
  input: Adding,
  signal: AbortSignal,
): Promise<PreparedDocument> {
  const { text, url } = input
  const said = particularsOf(input)
  if (text !== undefined) return library.readText(graph, text, said)
  if (url !== undefined) return library.readPage(graph, url, said, signal)
  throw new Error('The contract lets no document through without a text, a url or a file')
}

function keptWithTime(kept: KeptAnswer): KeptAnswer {
  const timeIn = 'created_at' satisfies keyof Document
  return { ...kept, timeIn }
}

function documentOf(document: StoredDocument): Document {
  return {
    doc_id: document.id,
    object: 'document',
    graph_id: document.graphId,
    title: document.title,
    // The store never returns a document in removal, although its type allows it.
    status: document.status === 'removing' ? 'failed' : document.status,
    ...(document.problem !== null && { failure: document.problem }),
    ...(document.externalId !== null && { external_id: document.externalId }),
    ...(document.url !== null && { url: document.url }),
    ...(document.reading !== null && { reading: JSON.parse(document.reading) }),
    media_type: document.mediaType,
    characters: document.characters,
    chunks: document.chunkCount,
    created_at: new Date(document.createdAt).toISOString(),
    kind: document.kind,
    ...(document.publishedAt !== null && { published_at: document.publishedAt }),
    ...(document.fetchedAt !== null && { fetched_at: document.fetchedAt }),
    ...(document.metadata !== null && { metadata: JSON.parse(document.metadata) }),
  }
}

async function contentOf(
  library: Library,
  accountId: string,
  document: StoredDocument,
  form: ContentForm,
): Promise<Content> {
  const bytes = await library.content(accountId, document, form)
  if (!bytes) return contentOf(library, accountId, document, 'text')
  if (form === 'original')
    return { mediaType: document.mediaType, filename: originalName(document), bytes }
  return { mediaType: `text/${form === 'text' ? 'plain' : form}; charset=utf-8`, bytes }
}
