import { FairTurns, type TurnLimits } from '../../base/fair-turns.ts'
import type { Upload } from '../../contract/documents/upload.ts'
import type { Place } from '../../storage/index/place.ts'
import type { PageParser, ParsedPage } from '../../web-access/web-page.ts'
import type { Manuscript, Particulars } from '../manuscript.ts'
import type { PageOrigin } from './page/parse-page.ts'
import { ParseProcess } from './parse-process.ts'
import type { ParseOutcome, ParseTask } from './parse-worker.ts'
import { Starved, TooMuch, unprocessable } from './unprocessable.ts'
import { WorkingTime } from './working-time.ts'

/** Times are those in which a process could work: what it waits for a processor is not counted. */
type Limits = {
  /** How many files are read at once, with little time and memory for each. */
  readonly processesMax: number
  /** How long the first attempt to read a document may take, without its wait for a process. */
  readonly quickTimeoutMs: number
  /** How long the second attempt may take; only one document at a time is read so. */
  readonly timeoutMs: number
  /** How long reading a page of the web may take. */
  readonly pageTimeoutMs: number
  /** The JavaScript heap of a process at the first attempt; with its buffers it may take twice as much. */
  readonly quickHeapMegabytesMax: number
  readonly heapMegabytesMax: number
}

type Outcome = Exclude<ParseOutcome, { kind: 'unprocessable' }>
/** Whose bytes are read, and how long that may take. */
type Reading = {
  readonly accountId: string
  readonly bytes: Uint8Array
  readonly ms: number
  readonly signal: AbortSignal | undefined
}
type Lane = {
  readonly turns: FairTurns
  readonly heapMegabytesMax: number
  readonly idle: Map<ParseProcess, NodeJS.Timeout>
}

const defaults: Limits = {
  processesMax: 2,
  quickTimeoutMs: 5_000,
  timeoutMs: 60_000,
  pageTimeoutMs: 10_000,
  quickHeapMegabytesMax: 112,
  heapMegabytesMax: 224,
}
const waiting = { what: 'files', waitingOfOneMax: 16, waitingMax: 128 }
/** In the slow lane several accounts may each use their whole time before one's turn comes. */
const waitMsMax = { quick: 60_000, slow: 240_000 }
const idleMs = 20_000
/** Pages have processes of their own: answers wait for them, and one answer reads many. */
const waitingPages = { what: 'pages', waitingOfOneMax: 256, waitingMax: 1024, waitMsMax: 30_000 }

/**
 * Reads documents in processes of their own, so that a hostile file can neither stop the service nor use
 * up its memory: a process that takes too long or too much is ended, and no other. What is not read in
 * little time and memory is read again, one file after another, with more of both; so nobody waits long for
 * the files of others. Processes start at need and end when there is nothing to read.
 */
export class DocumentParser implements PageParser, AsyncDisposable {
  readonly #limits: Limits
  readonly #quick: Lane
  readonly #slow: Lane
  readonly #pages: Lane
  readonly #stop = new AbortController()

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits }
    const { processesMax, quickHeapMegabytesMax, heapMegabytesMax } = this.#limits
    const atOnceOfOneMax = Math.max(1, processesMax - 1)
    const quick = { atOnceMax: processesMax, atOnceOfOneMax, waitMsMax: waitMsMax.quick }
    const slow = { atOnceMax: 1, atOnceOfOneMax: 1, waitMsMax: waitMsMax.slow }
    this.#quick = laneOf({ ...waiting, ...quick }, quickHeapMegabytesMax)
    this.#slow = laneOf({ ...waiting, ...slow }, heapMegabytesMax)
    // Nobody's pages are read more slowly because those of another account take long.
    const pages = { atOnceMax: processesMax + 1, atOnceOfOneMax: processesMax }
    this.#pages = laneOf({ ...waitingPages, ...pages }, quickHeapMegabytesMax)
  }

  /**
   * Throws `unprocessable_document` with the reason, `overloaded` if the machine had no time for the file, or the
   * signal's reason once it is aborted.
   */
  async read(
    { bytes, ...hint }: Upload,
    how: { readonly said: Particulars; readonly charactersMax: number },
    { accountId }: Pick<Place, 'accountId'>,
    signal?: AbortSignal,
  ): Promise<Manuscript> {
    const { quickTimeoutMs, timeoutMs } = this.#limits
    const run = (lane: Lane, ms: number) =>
      this.#run(lane, { accountId, bytes, ms, signal }, { hint, ...how })
    const outcome = await run(this.#quick, quickTimeoutMs).catch((error) => {
      if (error instanceof TooMuch || error instanceof Starved) return run(this.#slow, timeoutMs)
      throw error
    })
    if (outcome.kind !== 'read') throw new Error('A page was read instead of a document')
    return { ...outcome.manuscript, original: bytes }
  }

  async parsePage(
    bytes: Uint8Array,
    page: PageOrigin,
    accountId: string,
    signal?: AbortSignal,
  ): Promise<ParsedPage> {
    const { pageTimeoutMs } = this.#limits
    const reading = { accountId, bytes, ms: pageTimeoutMs, signal }
    const outcome = await this.#run(this.#pages, reading, { page })
    if (outcome.kind !== 'page') throw new Error('A document was read instead of a page')
    return outcome.page
  }

  /** Whoever still waits for a document gets an `AbortError`. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort()
    for (const lane of [this.#quick, this.#slow, this.#pages])
      for (const parser of lane.idle.keys()) end(lane, parser)
  }

  /**
   * Throws `TooMuch`, which is `unprocessable_document`, or `Starved`, which is `overloaded`, if more time or memory
   * might help.
   */
  async #run(
    lane: Lane,
    { accountId, bytes, ms, signal }: Reading,
    task: ParseTask,
  ): Promise<Outcome> {
    using _turn = await lane.turns.take(accountId, signal)
    const parser = takeProcess(lane)
    using time = new WorkingTime(ms, () => parser.waitedMs())
    try {
      const endings = [time.signal, this.#stop.signal, ...(signal ? [signal] : [])]
      const outcome = await parser.run(bytes, task, AbortSignal.any(endings))
      if (outcome.kind === 'unprocessable') throw unprocessable(outcome.reason)
      return outcome
    } catch (error) {
      signal?.throwIfAborted()
      if (error !== time.signal.reason) throw error
      throw time.isStarved
        ? new Starved(error)
        : new TooMuch(`The file takes more than ${ms / 1_000} s to read, which is the most`, error)
    } finally {
      giveBack(lane, parser)
    }
  }
}

function laneOf(turns: TurnLimits, heapMegabytesMax: number): Lane {
  return { turns: new FairTurns(turns), heapMegabytesMax, idle: new Map() }
}

function takeProcess({ idle, heapMegabytesMax }: Lane): ParseProcess {
  for (const [parser, timer] of idle) {
    clearTimeout(timer)
    idle.delete(parser)
    if (parser.isAlive) return parser
  }
  return new ParseProcess(heapMegabytesMax)
}

function giveBack(lane: Lane, parser: ParseProcess): void {
  if (parser.isAlive) lane.idle.set(parser, setTimeout(() => end(lane, parser), idleMs).unref())
}

function end({ idle }: Lane, parser: ParseProcess): void {
  clearTimeout(idle.get(parser))
  idle.delete(parser)
  parser.end()
}
