import { Turns } from '../../base/turns.ts'
import type { PageParser, ParsedPage } from '../../web-access/web-page.ts'
import type { PageOrigin } from './page/parse-page.ts'
import { ParseProcess } from './parse-process.ts'
import type { ParseOutcome, ParseTask } from './parse-worker.ts'
import type { ParsedDocument } from './parsed-document.ts'
import type { SniffHint } from './sniff-text.ts'
import { unprocessable } from './unprocessable.ts'

type Limits = {
  readonly processesMax: number
  /** Of reading one document, not counting its wait for a process. */
  readonly timeoutMs: number
  /** Of reading one page of the web, likewise. */
  readonly pageTimeoutMs: number
  /** Of one process's JavaScript heap; with its buffers it may take twice as much. */
  readonly heapMegabytesMax: number
}

type Readable = Exclude<ParseOutcome, { kind: 'unprocessable' }>

const defaults: Limits = {
  processesMax: 2,
  timeoutMs: 60_000,
  pageTimeoutMs: 10_000,
  heapMegabytesMax: 1024,
}
const idleMs = 60_000

/**
 * Reads documents in processes of their own, so that a hostile file can neither stop the service nor use
 * up its memory: a process that takes too long or too much is ended, and the file is answered with
 * `unprocessable_document`. Processes start at need and end when there is nothing to read.
 */
export class DocumentParser implements PageParser, AsyncDisposable {
  readonly #limits: Limits
  readonly #turns: Turns
  readonly #stop = new AbortController()
  readonly #idle = new Map<ParseProcess, NodeJS.Timeout>()

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits }
    this.#turns = new Turns(this.#limits.processesMax)
  }

  /** Throws `unprocessable_document` with the reason, or the signal's reason once it is aborted. */
  async parse(bytes: Uint8Array, hint: SniffHint, signal?: AbortSignal): Promise<ParsedDocument> {
    const outcome = await this.#run({ bytes, hint }, this.#limits.timeoutMs, signal)
    if (outcome.kind !== 'parsed') throw new Error('A page was read instead of a document')
    return outcome.document
  }

  async parsePage(bytes: Uint8Array, page: PageOrigin, signal?: AbortSignal): Promise<ParsedPage> {
    const outcome = await this.#run({ bytes, page }, this.#limits.pageTimeoutMs, signal)
    if (outcome.kind !== 'page') throw new Error('A document was read instead of a page')
    return outcome.page
  }

  /** Whoever still waits for a document gets an `AbortError`. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort()
    for (const parser of this.#idle.keys()) this.#end(parser)
  }

  async #run(task: ParseTask, timeoutMs: number, signal?: AbortSignal): Promise<Readable> {
    using _turn = await this.#turns.take(signal)
    const parser = this.#takeProcess()
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const endings = [timeout, this.#stop.signal, ...(signal ? [signal] : [])]
      const outcome = await parser.run(task, AbortSignal.any(endings))
      if (outcome.kind === 'unprocessable') throw unprocessable(outcome.reason)
      return outcome
    } catch (error) {
      signal?.throwIfAborted()
      throw error === timeout.reason
        ? unprocessable('The file took too long to read', error)
        : error
    } finally {
      this.#giveBack(parser)
    }
  }

  #takeProcess(): ParseProcess {
    for (const [parser, timer] of this.#idle) {
      clearTimeout(timer)
      this.#idle.delete(parser)
      if (parser.isAlive) return parser
    }
    return new ParseProcess(this.#limits.heapMegabytesMax)
  }

  #giveBack(parser: ParseProcess): void {
    if (parser.isAlive) this.#idle.set(parser, setTimeout(() => this.#end(parser), idleMs).unref())
  }

  #end(parser: ParseProcess): void {
    clearTimeout(this.#idle.get(parser))
    this.#idle.delete(parser)
    parser.end()
  }
}
