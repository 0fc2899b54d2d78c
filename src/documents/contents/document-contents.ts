import { notFound } from '../../base/errors/not-found.ts'
import { FairThreads } from '../../base/turns/fair-threads.ts'
import { readStoredBlocks } from '../../extraction/blocks/stored-blocks.ts'
import { type ContentSlice, ContentStore } from '../../storage/documents/content-store.ts'
import type { StorageConfig } from '../../storage/open-storage.ts'
import type { OwnDocument } from '../../storage/own-graph.ts'
import type { Storage } from '../../storage/storage.ts'
import { textHeapMegabytesMax, textIdleMs } from '../indexing/text-analysis.ts'
import type * as thread from './content-thread.ts'
import type { MarkAtByte } from './content-thread.ts'
import { withHeadingMarks } from './heading-marks.ts'

/** Shorter texts are read on the main thread, which takes about a millisecond. */
const lengthAtOnceMax = 64 * 1024
/** A longer text is read in slices of this size. Each reader holds one in memory, two while the next is read. */
const sliceBytes = 512 * 1024
/** The size of the chunks written to a socket. */
const pieceBytes = 64 * 1024

/** The document that a reader asks for; `characters` is the length of its text. */
export type WantedDocument = OwnDocument & { readonly characters: number }
export type ContentForm = 'text' | 'markdown' | 'original'
/** One chunk of bytes, or a stream in which each chunk is read when the one before has been consumed. */
export type ContentBytes = Uint8Array | AsyncIterable<Uint8Array>

/**
 * The contents of documents, for downloads. Long ones are read slice by slice in worker threads that serve the accounts
 * in turn, at the speed of the reader: a stalled reader costs no more than a slice.
 */
export class DocumentContents implements AsyncDisposable {
  readonly #store: ContentStore
  readonly #threads: FairThreads

  constructor(storage: Storage, config: StorageConfig) {
    this.#store = new ContentStore(storage)
    this.#threads = new FairThreads({
      filename: new URL('./content-thread.ts', import.meta.url).href,
      workerData: config,
      minThreads: 0,
      idleTimeout: textIdleMs,
      what: 'downloads',
      atOnceMax: 2,
      atOnceOfOneMax: 1,
      // Sized so that each reader waits at most for one slice of every other reader.
      waitingOfOneMax: 128,
      waitingMax: 1_024,
      waitMsMax: 60_000,
      workMsMax: 20_000,
      readsStorage: true,
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: textHeapMegabytesMax },
    })
  }

  /** `undefined` for the original of a document that was not a file. Throws `not_found`. */
  async read(document: WantedDocument, form: ContentForm): Promise<ContentBytes | undefined> {
    if (form === 'original') return this.#original(document)
    if (document.characters > lengthAtOnceMax) return this.#longText(document, form)
    const content = await this.#store.find(document)
    if (!content) throw gone()
    const { text, blocks } = content
    return Buffer.from(form === 'text' ? text : withHeadingMarks(text, readStoredBlocks(blocks)))
  }

  /** The whole file of a document, read in a worker thread. Throws `not_found`. */
  async file({ accountId, docId }: OwnDocument): Promise<Uint8Array> {
    const original = { accountId, docId, of: 'original' } as const
    const length = await this.#store.originalLength(original)
    if (length === undefined) throw gone()
    const bytes = await this.#run<Uint8Array | undefined>('readSlice', {
      ...original,
      start: 0,
      length,
    })
    if (bytes?.length !== length) throw gone()
    return bytes
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads[Symbol.asyncDispose]()
  }

  async #original({ accountId, docId }: OwnDocument): Promise<ContentBytes | undefined> {
    const original = { accountId, docId, of: 'original' } as const
    const length = await this.#store.originalLength(original)
    if (length === undefined) return undefined
    if (length <= lengthAtOnceMax) return this.#store.slice({ ...original, start: 0, length })
    return this.#slices(original)
  }

  async #longText(
    { accountId, docId }: OwnDocument,
    form: 'text' | 'markdown',
  ): Promise<ContentBytes> {
    const slices = await this.#slices({ accountId, docId, of: 'text' })
    if (form === 'text') return slices
    const marks = await this.#run<readonly MarkAtByte[]>('findMarks', { accountId, docId })
    return withMarks(slices, marks)
  }

  /** Resolves once the first slice was read, so that an immediate failure is thrown before the response begins. */
  async #slices(of: Omit<ContentSlice, 'start' | 'length'>): Promise<AsyncIterable<Uint8Array>> {
    const read = (start: number) =>
      this.#run<Uint8Array | undefined>('readSlice', { ...of, start, length: sliceBytes })
    const first = await read(0)
    if (!first) throw gone()
    return pieces(first, read)
  }

  #run<Result>(name: keyof typeof thread, task: OwnDocument | ContentSlice): Promise<Result> {
    return this.#threads.run(task.accountId, name, task)
  }
}

async function* pieces(
  first: Uint8Array,
  read: (start: number) => Promise<Uint8Array | undefined>,
): AsyncGenerator<Uint8Array> {
  let start = 0
  for (let slice: Uint8Array | undefined = first; slice; slice = await read(start)) {
    for (let from = 0; from < slice.length; from += pieceBytes)
      yield slice.subarray(from, from + pieceBytes)
    if (slice.length < sliceBytes) return
    start += slice.length
  }
  throw gone()
}

async function* withMarks(
  bytes: AsyncIterable<Uint8Array>,
  marks: readonly MarkAtByte[],
): AsyncGenerator<Uint8Array> {
  let at = 0
  let next = 0
  for await (const piece of bytes) {
    const parts: Uint8Array[] = []
    let from = 0
    for (let mark = marks[next]; mark && mark.byte < at + piece.length; mark = marks[++next]) {
      parts.push(piece.subarray(from, mark.byte - at), Buffer.from(mark.mark))
      from = mark.byte - at
    }
    yield parts.length === 0 ? piece : Buffer.concat([...parts, piece.subarray(from)])
    at += piece.length
  }
}

function gone() {
  return notFound('document', 'doc_id')
}
