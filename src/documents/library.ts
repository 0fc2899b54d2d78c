import { notFound } from '../base/errors/not-found.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { newId } from '../base/ids.ts'
import type { Upload } from '../contract/documents/upload.ts'
import type { JobRunner } from '../jobs/job-runner.ts'
import { defaultGraphName } from '../storage/access/account-writes.ts'
import type { DocumentStore } from '../storage/documents/document-store.ts'
import type { GraphStore } from '../storage/documents/graph-store.ts'
import type { StoredDocument } from '../storage/documents/stored-document.ts'
import { jobId } from '../storage/jobs/job.ts'
import type { OwnGraph } from '../storage/own-graph.ts'
import type { Page, PageOf } from '../storage/statements/page.ts'
import type { PageReader, WebPage } from '../web-access/pages/web-page.ts'
import type { ContentBytes, ContentForm, DocumentContents } from './contents/document-contents.ts'
import { markdownType } from './contents/heading-marks.ts'
import type { TextAnalysis } from './indexing/text-analysis.ts'
import type { Intake, KeepDocument } from './intake.ts'
import { pageProblem } from './page-problem.ts'
import type { DocumentParser } from './parse/processes/document-parser.ts'
import { TakesLonger } from './parse/processes/takes-longer.ts'
import {
  type Particulars,
  type PreparedDocument,
  preparePage,
  readWritten,
  snapshotOf,
} from './prepared-document.ts'
import type { AddingFile, LongFiles } from './reading/long-files.ts'
import { settings } from './reading/settings.ts'
import { untilCleanedUp } from './removal/until-cleaned-up.ts'

const { firstAttemptMs } = settings

/**
 * Texts up to this length are parsed on the main thread, which takes about a millisecond; longer ones in a worker
 * thread.
 */
const lengthAtOnceMax = 64 * 1024
/** The graph of the snapshots of web pages that answers quote. */
const graphOfPagesName = 'web pages'

/** The documents of all accounts. An account sees only its own. */
export class Library {
  readonly #documents: DocumentStore
  readonly #contents: DocumentContents
  readonly #graphs: GraphStore
  readonly #parser: DocumentParser
  readonly #pages: PageReader
  readonly #intake: Intake
  readonly #longFiles: LongFiles
  readonly #analysis: TextAnalysis
  readonly #charactersMax: number
  readonly #jobs: JobRunner

  constructor(parts: {
    documents: DocumentStore
    contents: DocumentContents
    graphs: GraphStore
    parser: DocumentParser
    pages: PageReader
    intake: Intake
    longFiles: LongFiles
    jobs: JobRunner
    analysis: TextAnalysis
    textCharactersMax: number
  }) {
    this.#documents = parts.documents
    this.#contents = parts.contents
    this.#graphs = parts.graphs
    this.#parser = parts.parser
    this.#pages = parts.pages
    this.#intake = parts.intake
    this.#longFiles = parts.longFiles
    this.#analysis = parts.analysis
    this.#charactersMax = parts.textCharactersMax
    this.#jobs = parts.jobs
  }

  /** The graph that documents go to; the graph `default` if no id is given. Throws `not_found`. */
  async graphFor(accountId: string, graphId: string | undefined): Promise<OwnGraph> {
    const found =
      graphId === undefined
        ? await this.#graphs.idBy('name', accountId, defaultGraphName)
        : await this.#graphs.idBy('id', accountId, graphId)
    if (found === undefined) throw notFound('graph', 'graph_id')
    return { accountId, graphId: found }
  }

  /** Adds a document. `keep` makes the idempotent answer that is stored with it. */
  add(graph: OwnGraph, prepared: PreparedDocument, keep?: KeepDocument): Promise<StoredDocument> {
    return this.#intake.add(graph, prepared, keep)
  }

  /** Stores snapshots of web pages in the graph for such pages. Returns them in the same order. */
  async keepPages(
    accountId: string,
    pages: readonly WebPage[],
  ): Promise<readonly StoredDocument[]> {
    if (pages.length === 0) return []
    const snapshots = pages.map(snapshotOf)
    const keep = async () => {
      const graphId = await this.#graphOfPages(accountId)
      return this.#documents.keepPages({ accountId, graphId }, snapshots)
    }
    try {
      return await keep()
    } catch (error) {
      // The graph was deleted after it had been looked up; these pages go to a new one.
      if (error instanceof ServiceError && error.code === 'not_found') return keep()
      throw error
    }
  }

  addAll(
    graph: OwnGraph,
    prepared: readonly PreparedDocument[],
  ): Promise<readonly StoredDocument[]> {
    return this.#intake.addAll(graph, prepared)
  }

  /** Parses a text, in a worker thread if it is long. */
  async readText(graph: OwnGraph, text: string, said: Particulars): Promise<PreparedDocument> {
    const written = { text, said, charactersMax: this.#charactersMax }
    if (text.length > lengthAtOnceMax) return this.#analysis.read(graph.accountId, written)
    return readWritten(written)
  }

  /**
   * Adds a file. One that takes long is stored and read by a job; its document is returned as `indexing` if that is not
   * over after some seconds, or at once if `how.waits` is false. Throws `unprocessable_document` with the reason if it
   * cannot be read.
   */
  async addFile(
    graph: OwnGraph,
    file: Upload,
    said: Particulars,
    how: AddingFile,
  ): Promise<StoredDocument> {
    const found = await this.#readAtOnce(graph, file, said, how)
    return found instanceof TakesLonger
      ? this.#longFiles.add(graph, file, said, found, how)
      : this.add(graph, found, how.keep)
  }

  async #readAtOnce(
    graph: OwnGraph,
    file: Upload,
    said: Particulars,
    { waits, signal }: AddingFile,
  ): Promise<PreparedDocument | TakesLonger> {
    const how = { said, charactersMax: this.#charactersMax }
    if (waits) return this.#parser.readAtOnce(file, how, graph, signal)
    const patience = AbortSignal.timeout(firstAttemptMs)
    try {
      return await this.#parser.readAtOnce(file, how, graph, AbortSignal.any([signal, patience]))
    } catch (error) {
      if (signal.aborted || !patience.aborted) throw error
      return new TakesLonger({})
    }
  }

  /** Parses a file, however long it takes. Throws `unprocessable_document` with the reason if it cannot be read. */
  readFile(
    graph: OwnGraph,
    file: Upload,
    said: Particulars,
    signal: AbortSignal,
  ): Promise<PreparedDocument> {
    return this.#parser.read(file, { said, charactersMax: this.#charactersMax }, graph, signal)
  }

  /** Fetches a web page and parses it, all of it. Throws a problem with the reason if it cannot be read. */
  async readPage(
    graph: OwnGraph,
    url: string,
    said: Particulars,
    signal: AbortSignal,
  ): Promise<PreparedDocument> {
    const page = await this.#pages.read(url, graph.accountId, signal, {
      blocksMax: Number.POSITIVE_INFINITY,
    })
    if (page.status === 'failed') throw pageProblem(page)
    return preparePage(page, said)
  }

  list(
    accountId: string,
    wanted: {
      graphId?: string | undefined
      externalId?: string | undefined
      kind?: 'document' | 'page' | undefined
    },
    page: Page,
  ): Promise<PageOf<StoredDocument>> {
    return this.#documents.list(accountId, wanted, page)
  }

  async get(accountId: string, docId: string): Promise<StoredDocument> {
    const document = await this.#documents.find(accountId, docId)
    if (!document) throw notFound('document', 'doc_id')
    return document
  }

  /** The ids among `docIds` that are documents of the account. */
  existing(accountId: string, docIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#documents.existing(accountId, docIds)
  }

  /**
   * A document as bytes; `undefined` for the original of a document that was not a file. Throws `not_found`, and
   * `conflict` for the text of a file that is still read.
   */
  content(
    accountId: string,
    { id: docId, characters, mediaType, reading }: StoredDocument,
    form: ContentForm,
  ): Promise<ContentBytes | undefined> {
    if (reading !== null && form !== 'original') throw stillReading()
    const isAsItStands = form === 'markdown' && mediaType === markdownType
    return this.#contents.read({ accountId, docId, characters }, isAsItStands ? 'text' : form)
  }

  /**
   * Deletes a document: it is hidden at once, and a job removes its data. Returns false if the job is still running
   * after a short wait. Throws `not_found`.
   */
  async remove(accountId: string, docId: string): Promise<boolean> {
    await this.get(accountId, docId)
    if (!(await this.#documents.hide(accountId, docId))) throw notFound('document', 'doc_id')
    // Another process notices at its next heartbeat.
    this.#jobs.cancel(jobId({ kind: 'read-document', subject: docId }))
    return untilCleanedUp(this.#jobs, 'remove-document', docId)
  }

  async #graphOfPages(accountId: string): Promise<string> {
    const known = await this.#graphs.idBy('name', accountId, graphOfPagesName)
    if (known !== undefined) return known
    const graphId = newId('graph')
    const graph = { graphId, accountId, name: graphOfPagesName, createdAt: Date.now() }
    try {
      await this.#graphs.create(graph)
      return graphId
    } catch (error) {
      // A concurrent answer may have created it.
      const made = await this.#graphs.idBy('name', accountId, graphOfPagesName)
      if (made !== undefined) return made
      throw error
    }
  }
}

function stillReading(): ServiceError {
  const message = 'The file of the document is still read: it has no text yet.'
  return new ServiceError('conflict', message, { retryAfterSeconds: 2 })
}
