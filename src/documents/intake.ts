import type { JobRunner } from '../jobs/job-runner.ts'
import { type NewDocument, storedDocument } from '../storage/documents/document-rows.ts'
import type { DocumentStore } from '../storage/documents/document-store.ts'
import type { StoredDocument } from '../storage/documents/stored-document.ts'
import type { KeptAnswer } from '../storage/ledger/claim-writes.ts'
import type { OwnGraph } from '../storage/owned.ts'
import { aboutOf } from './about.ts'
import { markdownType } from './contents/heading-marks.ts'
import type { IndexingRoom } from './indexing/indexing-room.ts'
import type { TextAnalysis } from './indexing/text-analysis.ts'
import { immediateLengthMax, type Manuscript, type Measured } from './manuscript.ts'

/** Makes the idempotent answer that is stored with a document, whose `openedAt` is not known yet. */
export type KeepDocument = (document: StoredDocument) => KeptAnswer

/** Analyses documents and stores them in the index and the graph; indexing of long ones is left to a job. */
export class Intake {
  readonly #documents: DocumentStore
  readonly #analysis: TextAnalysis
  readonly #room: IndexingRoom
  readonly #jobs: Pick<JobRunner, 'wake'>

  constructor(parts: {
    documents: DocumentStore
    analysis: TextAnalysis
    room: IndexingRoom
    jobs: Pick<JobRunner, 'wake'>
  }) {
    this.#documents = parts.documents
    this.#analysis = parts.analysis
    this.#room = parts.room
    this.#jobs = parts.jobs
  }

  /** Stores a document. If the graph has the same one already, returns that and stores no answer. */
  async add(graph: OwnGraph, manuscript: Manuscript, keep?: KeepDocument): Promise<StoredDocument> {
    const [stored] = await this.addAll(graph, [manuscript], keep)
    if (!stored) throw new Error(`Document ${manuscript.docId} was not stored`)
    return stored
  }

  /**
   * Stores documents and returns them in the same order; short ones share a transaction. `keep` may only be given for a
   * single document.
   */
  async addAll(
    graph: OwnGraph,
    manuscripts: readonly Manuscript[],
    keep?: KeepDocument,
  ): Promise<readonly StoredDocument[]> {
    const stored = await this.#known(graph, manuscripts)
    const fresh = manuscripts.filter(({ hash }) => !stored.has(hash))
    const isShort = ({ text }: Manuscript) => text.length <= immediateLengthMax
    for (const document of await this.#addTogether(graph, fresh.filter(isShort), keep))
      stored.set(document.hash, document)
    for (const long of fresh.filter((manuscript) => !isShort(manuscript)))
      stored.set(long.hash, await this.#addLater(graph, long, keep))
    return manuscripts.map(({ hash, docId }) => {
      const document = stored.get(hash)
      if (!document) throw new Error(`Document ${docId} was not stored`)
      return document
    })
  }

  /** The documents that the graph has already, by the hashes of their manuscripts. */
  async #known(
    graph: OwnGraph,
    manuscripts: readonly Manuscript[],
  ): Promise<Map<string, StoredDocument>> {
    const hashes = manuscripts.flatMap(({ hash, bareHash }) => [hash, bareHash])
    const found = await this.#documents.known(graph, hashes)
    return new Map(
      manuscripts.flatMap(({ hash, bareHash }) => {
        const former = found.get(bareHash)
        const isOther = former?.mediaType !== markdownType
        const document = found.get(hash) ?? (isOther ? former : undefined)
        return document ? [[hash, document] as const] : []
      }),
    )
  }

  async #addTogether(
    graph: OwnGraph,
    manuscripts: readonly Manuscript[],
    keep: KeepDocument | undefined,
  ): Promise<readonly StoredDocument[]> {
    if (manuscripts.length === 0) return []
    const wholes = manuscripts.map(({ title, metadata, text, blocks }) => {
      return { title, about: aboutOf(title, metadata), text, blocks }
    })
    const { texts, content } = await this.#analysis.texts(graph.accountId, wholes)
    const documents = manuscripts.map((manuscript, index) => {
      const text = texts[index]
      if (!text) throw new Error(`Document ${manuscript.docId} was not analysed`)
      return newDocument(manuscript, text)
    })
    const [single] = documents
    const kept = keep && single && keep(storedDocument(single, untimed(graph), 'ready'))
    return this.#documents.add(graph, documents, content, kept)
  }

  async #addLater(
    graph: OwnGraph,
    manuscript: Manuscript,
    keep: KeepDocument | undefined,
  ): Promise<StoredDocument> {
    await this.#room.demand(graph.accountId, manuscript.text.length)
    const measured =
      manuscript.measured ?? (await this.#analysis.measure(graph.accountId, manuscript))
    const document = newDocument(manuscript, measured)
    const kept = keep?.(storedDocument(document, untimed(graph), 'indexing'))
    const stored = await this.#documents.stage(graph, document, kept)
    this.#jobs.wake()
    return stored
  }
}

function newDocument(
  { measured: _, bareHash: __, ...manuscript }: Manuscript,
  { language, chunkCount }: Measured,
): NewDocument {
  return { ...manuscript, language, chunkCount }
}

/** The graph of a document whose time only the write knows and sets. */
function untimed({ graphId }: OwnGraph): {
  readonly graphId: string
  readonly openedAt: number
} {
  return { graphId, openedAt: 0 }
}
