import { ServiceError } from '../../base/errors/service-error.ts'
import type { Upload } from '../../contract/documents/upload.ts'
import type { JobRunner } from '../../jobs/job-runner.ts'
import { storedDocument } from '../../storage/documents/document-rows.ts'
import type { DocumentStore } from '../../storage/documents/document-store.ts'
import type { ReadingLimits } from '../../storage/documents/reading-writes.ts'
import type { StoredDocument } from '../../storage/documents/stored-document.ts'
import type { OwnGraph } from '../../storage/own-graph.ts'
import type { KeepDocument } from '../intake.ts'
import type { TakesLonger } from '../parse/processes/takes-longer.ts'
import { unprocessable } from '../parse/unprocessable.ts'
import { type Particulars, untitledFile } from '../prepared-document.ts'
import { settings } from './settings.ts'
import { uploadHash } from './upload-hash.ts'

/** What the job that reads a file needs to know, besides its bytes. */
export type FileToRead = {
  readonly hint: Omit<Upload, 'bytes'>
  readonly said: Particulars
  readonly found: Pick<TakesLonger, 'pages' | 'isSlow'>
}

/** How a call gets its document: `keep` makes the answer that is stored with it. */
export type AddingFile = {
  /** Whether the call waits for the file, for some seconds. */
  readonly waits: boolean
  readonly signal: AbortSignal
  readonly keep?: KeepDocument | undefined
}

/** Files that take long to read: they are stored, and a job reads them, which any process resumes. */
export class LongFiles {
  readonly #documents: DocumentStore
  readonly #jobs: JobRunner
  readonly #languages: readonly string[]
  readonly #limits: ReadingLimits

  /** `languages` are those in which pictures are read. */
  constructor(parts: {
    documents: DocumentStore
    jobs: JobRunner
    languages: readonly string[]
    limits: ReadingLimits
  }) {
    this.#documents = parts.documents
    this.#jobs = parts.jobs
    this.#languages = parts.languages
    this.#limits = parts.limits
  }

  /**
   * Stores a file and has it read. Returns its document, which is `indexing` if it has not been read in time. If the
   * graph has a document of the same upload already, returns that. Throws `unprocessable_document` with the reason if
   * it turns out in time that the file cannot be read, which then leaves nothing.
   */
  async add(
    graph: OwnGraph,
    { bytes, ...hint }: Upload,
    said: Particulars,
    found: TakesLonger,
    { waits, signal, keep }: AddingFile,
  ): Promise<StoredDocument> {
    const hash = await uploadHash({ bytes, hint, said, languages: this.#languages })
    const document = { ...untitledFile({ bytes, hint, said }), uploadHash: hash }
    const input: FileToRead = { hint, said, found: { pages: found.pages, isSlow: found.isSlow } }
    // Who waits gets an answer that is not known yet. If this process dies, the same upload leads to the same document.
    const kept = waits
      ? undefined
      : keep?.(storedDocument(document, { graphId: graph.graphId, openedAt: 0 }, 'indexing'))
    const stored = await this.#documents.stageFile(graph, {
      document,
      input,
      limits: this.#limits,
      kept,
    })
    this.#jobs.wake()
    if (!waits || stored.status !== 'indexing') return stored
    await this.#untilIndexed(stored.id)
    return this.#asFound(graph, stored, { isOurs: stored.id === document.docId, signal })
  }

  async #untilIndexed(docId: string): Promise<void> {
    const end = performance.now() + settings.callWaitMs
    if (!(await this.#jobs.over('read-document', [docId], settings.callWaitMs))) return
    await this.#jobs.over('index-document', [docId], end - performance.now())
  }

  /** The document as it is now. One that failed is removed by the call that added it, if that can still tell why. */
  async #asFound(
    { accountId }: OwnGraph,
    stored: StoredDocument,
    { isOurs, signal }: { readonly isOurs: boolean; readonly signal: AbortSignal },
  ): Promise<StoredDocument> {
    const now = await this.#documents.find(accountId, stored.id)
    if (!now) throw new ServiceError('not_found', 'The document was deleted while it was read.')
    if (now.status !== 'failed' || signal.aborted) return now
    const same = duplicateOf(now)
    const former = same && (await this.#documents.find(accountId, same))
    if (isOurs) {
      await this.#documents.hide(accountId, now.id)
      this.#jobs.wake()
    }
    if (former) return former
    throw unprocessable(now.problem ?? 'The file could not be read')
  }
}

function duplicateOf({ metadata }: StoredDocument): string | undefined {
  const { duplicate_of }: { duplicate_of?: string } = metadata === null ? {} : JSON.parse(metadata)
  return duplicate_of
}
