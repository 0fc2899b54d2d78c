import type { NewDocument } from '../storage/document-rows.ts'
import type { DocumentStore, StoredContent } from '../storage/document-store.ts'
import type { Place } from '../storage/place.ts'
import type { StoredDocument } from '../storage/stored-document.ts'
import { withText } from './analysis-thread.ts'
import { finishRemoval } from './finish-removal.ts'
import type { Manuscript } from './manuscript.ts'
import { isOutline } from './restore-blocks.ts'
import type { TextAnalysis } from './text-analysis.ts'

type Events = { indexingFailed(docId: string, error: unknown): void }

/** A text up to this length is searchable when the call that adds it returns, a longer one soon after. */
const immediateLengthMax = 1024 * 1024
/** A longer text is stored so many chunks at a time, so that other writers get their turn in between. */
const runChunksMax = 128

/** Analyses documents and stores them in the index and the graph. */
export class Intake implements AsyncDisposable {
  readonly #documents: DocumentStore
  readonly #analysis: TextAnalysis
  readonly #events: Events
  readonly #stop = new AbortController()
  /** Long documents are indexed one after the other. */
  #indexing: Promise<void> = Promise.resolve()

  constructor(documents: DocumentStore, analysis: TextAnalysis, events: Events) {
    this.#documents = documents
    this.#analysis = analysis
    this.#events = events
  }

  /** Stores a document. If the graph has it already, returns the former one. */
  async add(place: Place, manuscript: Manuscript): Promise<StoredDocument> {
    const [stored] = await this.addAll(place, [manuscript])
    if (!stored) throw new Error(`Document ${manuscript.docId} was not stored`)
    return stored
  }

  /** Stores documents and returns them in the same order. Those that are short enough are stored together. */
  async addAll(
    place: Place,
    manuscripts: readonly Manuscript[],
  ): Promise<readonly StoredDocument[]> {
    const known = await this.#documents.known(
      place,
      manuscripts.map(({ hash }) => hash),
    )
    const stored = new Map(known)
    const fresh = manuscripts.filter(({ hash }) => !known.has(hash))
    const isShort = ({ text }: Manuscript) => text.length <= immediateLengthMax
    for (const document of await this.#addTogether(place, fresh.filter(isShort)))
      stored.set(document.hash, document)
    for (const long of fresh.filter((manuscript) => !isShort(manuscript)))
      stored.set(long.hash, await this.#addLater(place, long))
    return manuscripts.map(({ hash, docId }) => {
      const document = stored.get(hash)
      if (!document) throw new Error(`Document ${docId} was not stored`)
      return document
    })
  }

  /** Finishes the additions and removals that a dead process had begun. */
  async resume(): Promise<void> {
    for (const { docId, status, ...place } of await this.#documents.unfinished()) {
      if (status === 'removing') this.#removeLater(place.accountId, docId)
      else this.#indexLater(place, docId)
    }
  }

  /** Resolves when no document is being indexed. */
  async idle(): Promise<void> {
    await this.#indexing
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort()
    await this.#indexing
  }

  async #addTogether(
    place: Place,
    manuscripts: readonly Manuscript[],
  ): Promise<readonly StoredDocument[]> {
    if (manuscripts.length === 0) return []
    const wholes = manuscripts.map(({ title, text, blocks }) => ({ title, text, blocks }))
    const { texts, content } = await this.#analysis.texts(wholes)
    const documents = manuscripts.map((manuscript, index) => {
      const text = texts[index]
      if (!text) throw new Error(`Document ${manuscript.docId} was not analysed`)
      return newDocument(manuscript, text)
    })
    return this.#documents.add(place, documents, content)
  }

  async #addLater(place: Place, manuscript: Manuscript): Promise<StoredDocument> {
    const { language, chunks } = await this.#analysis.plan(manuscript)
    const document = newDocument(manuscript, { language, chunkCount: chunks.length })
    const stored = await this.#documents.stage(place, document)
    if (stored.id === document.docId) this.#indexLater(place, stored.id)
    return stored
  }

  #indexLater(place: Place, docId: string): void {
    this.#indexing = this.#indexing.then(() => this.#index(place, docId))
  }

  #removeLater(accountId: string, docId: string): void {
    this.#indexing = this.#indexing.then(async () => {
      if (this.#stop.signal.aborted) return
      await finishRemoval(this.#documents, accountId, docId).catch((error) =>
        this.#events.indexingFailed(docId, error),
      )
    })
  }

  async #index(place: Place, docId: string): Promise<void> {
    try {
      const stored = await this.#documents.find(place.accountId, docId)
      const content = await this.#documents.content(place.accountId, docId)
      if (!stored || !content) return
      const { text } = content
      const { language, chunks } = await this.#plan(place, stored, content)
      for (let firstIndex = 0; firstIndex < chunks.length; firstIndex += runChunksMax) {
        if (this.#stop.signal.aborted) return
        const some = withText(text, chunks.slice(firstIndex, firstIndex + runChunksMax))
        const about = { title: stored.title, language, chunkCount: chunks.length }
        const run = { ...about, firstIndex, chunks: some }
        await this.#documents.addChunks(place, docId, await this.#analysis.run(run))
      }
      await this.#documents.finish(place.accountId, docId)
    } catch (error) {
      // When the service stops, its next start indexes the rest.
      if (this.#stop.signal.aborted || (await this.#isGone(place, docId))) return
      this.#events.indexingFailed(docId, error)
      await this.#documents
        .finish(place.accountId, docId, 'The document could not be indexed')
        .catch(() => {})
    }
  }

  async #plan(place: Place, stored: StoredDocument, { text, blocks }: StoredContent) {
    if (!isOutline(blocks)) {
      const plan = await this.#analysis.plan({ text, blocks })
      if (plan.chunks.length === stored.chunkCount) return plan
      throw new Error('The text of the document is cut into other chunks than before')
    }
    const outlined = { text, outline: blocks, mediaType: stored.mediaType }
    const restored = await this.#analysis.restore(outlined)
    const plan = await this.#analysis.plan({ text, blocks: restored })
    const cut = { blocks: restored, chunkCount: plan.chunks.length }
    await this.#documents.recut(place, stored.id, cut)
    return plan
  }

  /** Whether the document was deleted: that need not wait until it is indexed. */
  async #isGone({ accountId }: Place, docId: string): Promise<boolean> {
    const found = await this.#documents.find(accountId, docId).catch(() => 'unknown')
    return found === undefined
  }
}

function newDocument(
  manuscript: Manuscript,
  { language, chunkCount }: { readonly language: string; readonly chunkCount: number },
): NewDocument {
  return { ...manuscript, language, chunkCount }
}
