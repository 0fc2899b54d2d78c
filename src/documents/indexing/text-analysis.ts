import { availableParallelism } from 'node:os'
import { ServiceError } from '../../base/errors/service-error.ts'
import { FairThreads } from '../../base/turns/fair-threads.ts'
import type { Measured, PreparedDocument, WrittenText } from '../prepared-document.ts'
import type * as thread from './analysis-thread.ts'

/**
 * At least two threads, so that one account cannot occupy all. A mebibyte of text takes a thread about a second; the
 * queue is bounded because waiting texts are in memory.
 */
const threadsMin = 2
const limits = {
  what: 'texts',
  waitingOfOneMax: 32,
  waitingMax: 256,
  waitMsMax: 120_000,
  workMsMax: 60_000,
}

/**
 * For how long an idle thread is kept that may still hold the memory of a text: long enough that who adds a document
 * now and then, beside an account that adds many, does not wait for a new thread each time.
 */
export const textIdleMs = 30_000

/**
 * The heap limit of a thread that holds a text. A thread that exceeds its heap by a large allocation ends the whole
 * process, so the limit is twice what the heaviest text fills.
 */
export const textHeapMegabytesMax = 512

/**
 * Parses texts, and finds their language, chunks, entities and postings, in worker threads that serve the accounts in
 * turn. Throws `overloaded` for a text that exceeds the limit of time or memory.
 */
export class TextAnalysis implements AsyncDisposable {
  readonly #threads: FairThreads

  constructor() {
    const threads = Math.max(threadsMin, availableParallelism() - 1)
    this.#threads = new FairThreads({
      filename: new URL('./analysis-thread.ts', import.meta.url).href,
      minThreads: 0,
      atOnceMax: threads,
      atOnceOfOneMax: threads - 1,
      ...limits,
      idleTimeout: textIdleMs,
      resourceLimits: {
        maxYoungGenerationSizeMb: 32,
        maxOldGenerationSizeMb: textHeapMegabytesMax,
      },
    })
  }

  /** Parses a text from a caller. Throws `unprocessable_document` with the reason. */
  async read(accountId: string, written: WrittenText): Promise<PreparedDocument> {
    const read = await this.#run<thread.ReadText>(accountId, 'readText', written)
    if ('prepared' in read) return read.prepared
    const { code, message } = read.problem
    throw new ServiceError(code, message, { param: 'text' })
  }

  texts(accountId: string, texts: readonly thread.WholeText[]): Promise<thread.Analysis> {
    return this.#run(accountId, 'analyseTexts', texts)
  }

  measure(accountId: string, { text, blocks }: thread.Text): Promise<Measured> {
    return this.#run(accountId, 'measureText', { text, blocks })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads[Symbol.asyncDispose]()
  }

  #run<Result>(accountId: string, name: keyof typeof thread, task: unknown): Promise<Result> {
    return this.#threads.run(accountId, name, task)
  }
}
