import { hash } from 'node:crypto'
import { ServiceError } from '../base/errors/service-error.ts'
import { shortened } from '../base/text/shortened.ts'
import { documentAddress, documentAt } from '../contract/documents/document-address.ts'
import type { Library } from '../documents/library.ts'
import type { Retrieval } from '../engines/question-threads.ts'
import type { Passage } from '../evidence/passage.ts'
import { onOneLine } from '../evidence/shown.ts'
import type { StoredDocument } from '../storage/documents/stored-document.ts'
import type { PageFailure, PageReader, WebPage } from '../web-access/pages/web-page.ts'
import type { SearchResult } from '../web-access/search/search-result.ts'
import type { WebSearch } from '../web-access/search/web-search.ts'
import { researchField } from './research-field.ts'
import { textOfPassages } from './text-of-passages.ts'

/** What research of documents needs of the service. */
export type DocumentParts = {
  readonly retrieval: Pick<Retrieval, 'find'>
  readonly library: Pick<Library, 'get'>
}

/** What a report on documents calls its only search engine. */
const documentsEngine = 'documents'

/** Passages found for each document that a search is to give: the best passages are often of one document. */
const passagesByDocument = 5
/** A longer document is read where it speaks of the topic: as much text as is read of a page. */
const passagesMax = 200
const snippetLengthMax = 300

/**
 * The documents of a graph, or all of an account without one, in the shape of the web, so that research works through
 * them as it does through pages: a search finds documents by their passages, and a document is read at its `skein://`
 * address. Of a long document, those of its passages are read that are best for the topic.
 */
export function documentsAsWeb(
  { retrieval, library }: DocumentParts,
  { graphId, topic }: { readonly graphId: string | undefined; readonly topic: string },
): { readonly search: WebSearch; readonly pages: PageReader } {
  return {
    search: {
      async search({ text, limit }, accountId, signal) {
        const search = {
          reach: { accountId, graphId },
          question: text,
          engine: 'rag' as const,
          limit: limit * passagesByDocument,
        }
        const { passages, documentsIndexing } = await retrieval.find(search, signal)
        const wanted = graphId === undefined ? passages.filter(isOwn) : passages
        const results = resultsOf(wanted).slice(0, limit)
        const counts = { engine: documentsEngine, asked: limit, given: results.length }
        const refused = indexingNote(documentsIndexing)
        return { results, coverage: [{ ...counts, ...(refused !== undefined && { refused }) }] }
      },
    },
    pages: {
      async read(url, accountId, signal) {
        const docId = documentAt(url)
        if (docId === undefined) throw new Error(`${url} is no address of a document`)
        try {
          const document = await library.get(accountId, docId)
          const reading = {
            reach: { accountId, graphId, docId },
            question: topic,
            engine: 'rag' as const,
            limit: passagesMax,
            ...(document.chunkCount <= passagesMax && { reads: { what: 'document' as const } }),
          }
          const { passages } = await retrieval.find(reading, signal)
          return pageOf(url, document, passages)
        } catch (error) {
          if (isGone(error)) return failureOf(url)
          throw error
        }
      },
    },
  }
}

/** The documents of these passages, each with the best of them. */
function resultsOf(passages: readonly Passage[]): SearchResult[] {
  const best = new Map<string, Passage>()
  for (const passage of passages) if (!best.has(passage.docId)) best.set(passage.docId, passage)
  return [...best.values()].map(({ docId, title, text }, at) => ({
    engine: documentsEngine,
    rank: at + 1,
    url: documentAddress(docId),
    title,
    snippet: shortened(onOneLine(text), snippetLengthMax, '…'),
    kind: 'web',
  }))
}

function pageOf(address: string, document: StoredDocument, passages: readonly Passage[]): WebPage {
  const { places, ...content } = textOfPassages(passages)
  const author = authorOf(document)
  return {
    status: 'read',
    askedUrl: address,
    url: document.url ?? address,
    canonicalUrl: address,
    title: document.title,
    ...(author !== undefined && { author }),
    ...(document.publishedAt !== null && { publishedAt: document.publishedAt }),
    fetchedAt: document.fetchedAt ?? new Date(document.createdAt).toISOString(),
    kind: 'text',
    mediaType: document.mediaType,
    sha256: hash('sha256', content.text),
    ...content,
    document: { docId: document.id, places },
  }
}

/**
 * Whether no research has left it. Reports, and the pages read for them, are sources only where their graph was chosen.
 */
function isOwn({ metadata }: Passage): boolean {
  return metadata === undefined || !(researchField in JSON.parse(metadata))
}

/** The author that a document states. Its metadata are a JSON object of strings. */
function authorOf({ metadata }: StoredDocument): string | undefined {
  const said: { readonly author?: string } = metadata === null ? {} : JSON.parse(metadata)
  return said.author
}

function indexingNote(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1
    ? 'One document is still being indexed'
    : `${count} documents are still being indexed`
}

/** Whether a document was deleted or replaced since it was found. */
function isGone(error: unknown): boolean {
  return error instanceof ServiceError && (error.code === 'not_found' || error.code === 'conflict')
}

function failureOf(askedUrl: string): PageFailure {
  const message = 'The document was deleted, or is being indexed anew'
  return { status: 'failed', askedUrl, reason: 'unreadable', message }
}
