import type { JobRunner } from '../jobs/job-runner.ts'
import { type NewDocument, storedDocument } from '../storage/documents/document-rows.ts'
import type { DocumentStore } from '../storage/documents/document-store.ts'
import type { StoredDocument } from '../storage/documents/stored-document.ts'
import type { KeptAnswer } from '../storage/ledger/claim-writes.ts'
import type { OwnGraph } from '../storage/own-graph.ts'
import { aboutOf } from './about.ts'
import { markdownType } from './contents/heading-marks.ts'
import type { IndexingBacklog } from './indexing/indexing-backlog.ts'
import type { TextAnalysis } from './indexing/text-analysis.ts'
import { immediateLengthMax, type Measured, type PreparedDocument } from './prepared-document.ts'

/** Makes the idempotent answer that is stored with a document, whose `openedAt` is not known yet. */
export type KeepDocument = (document: StoredDocument) => KeptAnswer

/** Analyses documents and stores them in the index and the graph; indexing of long ones is left to a job. */
export class Intake {
  readonly #documents: DocumentStore
  readonly #analysis: TextAnalysis
  readonly #backlog: IndexingBacklog
  readonly #jobs: Pick<JobRunner, 'wake'>

  constructor(parts: {
    documents: DocumentStore
    analysis: TextAnalysis
    backlog: IndexingBacklog
    jobs: Pick<JobRunner, 'wake'>
  }) {
    this.#documents = parts.documents
    this.#analysis = parts.analysis
    this.#backlog = parts.backlog
    this.#jobs = parts.jobs
  }

  /** Stores a document. If the graph has the same one already, returns that and stores no answer. */
  async add(
    graph: OwnGraph,
    prepared: PreparedDocument,
    keep?: KeepDocument,
  ): Promise<StoredDocument> {
    const [stored] = await this.addAll(graph, [prepared], keep)
    if (!stored) throw new Error(`Document ${prepared.docId} was not stored`)
    return stored
  }

  /**
   * Stores documents and returns them in the same order; short ones share a transaction. `keep` may only be given for a
   * single document.
   */
  async addAll(
    graph: OwnGraph,
    prepared: readonly PreparedDocument[],
    keep?: KeepDocument,
  ): Promise<readonly StoredDocument[]> {
    const given = withLastReplacing(prepared)
    const known = await this.#known(graph, given)
    const stored = new Map(known)
    const fresh = given.filter(({ hash }) => !known.has(hash))
    const isShort = ({ text }: PreparedDocument) => text.length <= immediateLengthMax
    for (const document of await this.#addTogether(graph, fresh.filter(isShort), keep))
      stored.set(document.hash, document)
    for (const long of fresh.filter((one) => !isShort(one)))
      stored.set(long.hash, await this.#addLater(graph, long, keep))
    await this.#replaceAgain(graph, given, { known, stored }, keep)
    return given.map(({ hash, docId }) => {
      const document = stored.get(hash)
      if (!document) throw new Error(`Document ${docId} was not stored`)
      return document
    })
  }

  /**
   * Lets those documents of a batch that the graph had already replace others, and adds those anew that have been
   * replaced since they were looked up.
   */
  async #replaceAgain(
    graph: OwnGraph,
    given: readonly PreparedDocument[],
    { known, stored }: Looked,
    keep: KeepDocument | undefined,
  ): Promise<void> {
    const replacing = given.filter(({ replaces }) => replaces)
    const places = await this.#documents.places(
      graph,
      replacing.flatMap(({ externalId, hash }) => (known.has(hash) && externalId) || []),
    )
    for (const one of replacing) {
      const former = known.get(one.hash)
      if (!former) continue
      const after = given
        .slice(given.indexOf(one) + 1)
        .flatMap(({ hash }) => stored.get(hash)?.id ?? [])
      const there = places.get(one.externalId ?? '') ?? []
      const isAlone = there.every((id) => id === former.id || after.includes(id))
      if (isAlone && there.includes(former.id)) continue
      if (await this.#documents.takePlace(graph, former.id, after)) continue
      // Another document has replaced it since it was looked up.
      stored.set(one.hash, await this.add(graph, one, keep))
    }
    for (const one of given.filter(({ hash, replaces }) => known.has(hash) && !replaces)) {
      const before = given.slice(0, given.indexOf(one))
      const isReplaced = before.some(
        ({ replaces, externalId, hash }) =>
          replaces && externalId === one.externalId && !known.has(hash),
      )
      // What is new in this batch has replaced it, though it comes later.
      if (isReplaced) stored.set(one.hash, await this.add(graph, one, keep))
    }
    // What was replaced is removed by jobs.
    if (replacing.length > 0) this.#jobs.wake()
  }

  /**
   * Stores what was read of a staged file, whose chunks a job then adds. Throws `too_many_concurrent_requests` while too
   * much text of the account waits to be indexed.
   */
  async finishReading(graph: OwnGraph, docId: string, prepared: PreparedDocument): Promise<void> {
    const known = await this.#known(graph, [prepared])
    await this.#backlog.demand(graph.accountId, prepared.text.length)
    const measured = prepared.measured ?? (await this.#analysis.measure(graph.accountId, prepared))
    // Its bytes are stored already.
    const { original: _, ...document } = newDocument(prepared, measured)
    await this.#documents.finishReading(graph, docId, document, known.get(prepared.hash)?.id)
    this.#jobs.wake()
  }

  /** The documents that the graph has already, by their hashes. */
  async #known(
    graph: OwnGraph,
    prepared: readonly PreparedDocument[],
  ): Promise<Map<string, StoredDocument>> {
    const hashes = prepared.flatMap(({ hash, bareHash }) => [hash, bareHash])
    const found = await this.#documents.known(graph, hashes)
    return new Map(
      prepared.flatMap(({ hash, bareHash }) => {
        const former = found.get(bareHash)
        const isOther = former?.mediaType !== markdownType
        const document = found.get(hash) ?? (isOther ? former : undefined)
        return document ? [[hash, document] as const] : []
      }),
    )
  }

  async #addTogether(
    graph: OwnGraph,
    prepared: readonly PreparedDocument[],
    keep: KeepDocument | undefined,
  ): Promise<readonly StoredDocument[]> {
    if (prepared.length === 0) return []
    const wholes = prepared.map(({ title, metadata, text, blocks }) => {
      return { title, about: aboutOf(title, metadata), text, blocks }
    })
    const { texts, content } = await this.#analysis.texts(graph.accountId, wholes)
    const documents = prepared.map((one, index) => {
      const text = texts[index]
      if (!text) throw new Error(`Document ${one.docId} was not analysed`)
      return newDocument(one, text)
    })
    const [single] = documents
    const kept = keep && single && keep(storedDocument(single, untimed(graph), 'ready'))
    return this.#documents.add(graph, documents, content, kept)
  }

  async #addLater(
    graph: OwnGraph,
    prepared: PreparedDocument,
    keep: KeepDocument | undefined,
  ): Promise<StoredDocument> {
    await this.#backlog.demand(graph.accountId, prepared.text.length)
    const measured = prepared.measured ?? (await this.#analysis.measure(graph.accountId, prepared))
    const document = newDocument(prepared, measured)
    const kept = keep?.(storedDocument(document, untimed(graph), 'indexing'))
    const stored = await this.#documents.stage(graph, document, kept)
    this.#jobs.wake()
    return stored
  }
}

/** The documents of a batch by their hashes: those that the graph had, and all that are stored by now. */
type Looked = {
  readonly known: ReadonlyMap<string, StoredDocument>
  readonly stored: Map<string, StoredDocument>
}

/** Of the documents of a batch that are to replace those with the same `externalId`, only the last one does. */
function withLastReplacing(prepared: readonly PreparedDocument[]): readonly PreparedDocument[] {
  const replacing = prepared.filter(({ replaces }) => replaces)
  const last = new Map(replacing.map((one) => [one.externalId, one]))
  return prepared.map((one) => {
    return one.replaces && last.get(one.externalId) !== one ? { ...one, replaces: false } : one
  })
}

function newDocument(
  { measured: _, bareHash: __, ...prepared }: PreparedDocument,
  { language, chunkCount }: Measured,
): NewDocument {
  return { ...prepared, language, chunkCount }
}

/** The graph of a document whose time only the write knows and sets. */
function untimed({ graphId }: OwnGraph): {
  readonly graphId: string
  readonly openedAt: number
} {
  return { graphId, openedAt: 0 }
}
