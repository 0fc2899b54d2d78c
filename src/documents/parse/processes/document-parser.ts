import { stopping } from '../../../base/errors/stopping.ts'
import type { Upload } from '../../../contract/documents/upload.ts'
import type { OwnGraph } from '../../../storage/own-graph.ts'
import type { PageParser, ParsedPage, Sitemap } from '../../../web-access/pages/web-page.ts'
import type { Particulars, PreparedDocument } from '../../prepared-document.ts'
import type { PictureReading } from '../ocr/recognised-page.ts'
import type { PageOrigin } from '../page/parse-page.ts'
import { LimitExceeded, needsMore, ProcessorStarved, unprocessable } from '../unprocessable.ts'
import { ParseLane } from './parse-lane.ts'
import type { ParseOutcome, ParseTask } from './parse-worker.ts'
import {
  type ReadingSteps,
  recognisePages,
  type TimedPage,
  withoutSteps,
} from './recognise-pages.ts'
import { defaultLimits, type ParseLimits, settings } from './settings.ts'
import { TakesLonger } from './takes-longer.ts'
import { WorkingTime } from './working-time.ts'

/** How a file is read: what its sender says of it, and how long its text may be. */
export type HowToRead = { readonly said: Particulars; readonly charactersMax: number }

type Outcome = Exclude<ParseOutcome, { kind: 'unprocessable' }>
/** The bytes to parse, and for whom. */
type Given = {
  readonly accountId: string
  readonly bytes: Uint8Array
  readonly signal: AbortSignal | undefined
}
type Reading = Given & {
  readonly ms: number
  /** What the time is for, as messages name it. */
  readonly what?: string
  /** Whether parsing ends with the error `gaveWay` once its turn is wanted. */
  readonly givesWay?: boolean
}

const { waiting, waitingPages, waitMsMax, pictureHeapMegabytes, slowMsPerKibibyte, givesWayMax } =
  settings

/**
 * Parses documents in child processes, so that a hostile file can neither stop the service nor exhaust its memory: a
 * process that exceeds its time or memory is killed. A file that fails by its limits in the quick lane is parsed again
 * in the slow lane, with larger limits, one at a time; so nobody waits long for the files of others. Processes start on
 * demand and end when idle.
 */
export class DocumentParser implements PageParser, AsyncDisposable {
  readonly #limits: ParseLimits
  readonly #quick: ParseLane
  readonly #slow: ParseLane
  readonly #pages: ParseLane
  readonly #pictures: ParseLane
  readonly #languages: readonly string[]
  readonly #stop = new AbortController()

  /** Reads pictures in the given languages, none without any. */
  constructor(limits: Partial<ParseLimits> = {}, languages: readonly string[] = []) {
    this.#languages = languages
    this.#limits = { ...defaultLimits, ...limits }
    const { processesMax, quickHeapMegabytesMax, heapMegabytesMax } = this.#limits
    const atOnceOfOneMax = Math.max(1, processesMax - 1)
    const quick = { atOnceMax: processesMax, atOnceOfOneMax, waitMsMax: waitMsMax.quick }
    const { leadMsMax } = this.#limits
    const slow = { atOnceMax: 1, atOnceOfOneMax: 1, waitMsMax: waitMsMax.slow, leadMsMax }
    this.#quick = new ParseLane({ ...waiting, ...quick }, quickHeapMegabytesMax)
    this.#slow = new ParseLane({ ...waiting, ...slow }, heapMegabytesMax)
    // One more than an account may use, so that slow pages of one account cannot block another.
    const pages = { atOnceMax: processesMax + 1, atOnceOfOneMax: processesMax }
    this.#pages = new ParseLane({ ...waitingPages, ...pages }, quickHeapMegabytesMax)
    const one = { atOnceMax: 1, atOnceOfOneMax: 1, waitMsMax: waitMsMax.slow }
    this.#pictures = new ParseLane({ ...waiting, ...one }, pictureHeapMegabytes)
  }

  /** The languages in which pictures are read. */
  get languages(): readonly string[] {
    return this.#languages
  }

  /** Parses a file, however long it takes. Throws as `readAtOnce` and `readOn` do. */
  async read(
    file: Upload,
    how: HowToRead,
    account: Pick<OwnGraph, 'accountId'>,
    signal?: AbortSignal,
  ): Promise<PreparedDocument> {
    const found = await this.readAtOnce(file, how, account, signal)
    return found instanceof TakesLonger ? this.readOn(file, how, account, { found, signal }) : found
  }

  /**
   * Parses a file in the quick lane, or tells what is known of one that takes longer: that has pages to be read as
   * pictures, or needs more time or memory. Throws `unprocessable_document` with the reason, or the reason of `signal`
   * once it is aborted.
   */
  async readAtOnce(
    { bytes, ...hint }: Upload,
    how: HowToRead,
    { accountId }: Pick<OwnGraph, 'accountId'>,
    signal?: AbortSignal,
  ): Promise<PreparedDocument | TakesLonger> {
    // Not even a process is needed, and nothing of it can be stored to be read later.
    if (bytes.length === 0) throw unprocessable('The file is empty')
    const task = { hint, ...how, pictures: this.#picturesWanted }
    try {
      return ofOutcome(await this.#readQuickly({ accountId, bytes, signal }, task), bytes)
    } catch (error) {
      if (needsMore(error)) return new TakesLonger({ isSlow: true })
      throw error
    }
  }

  /**
   * Parses a file that takes longer, in steps. Throws `unprocessable_document` with the reason, `overloaded` if the
   * machine had no processor time for it, or the reason of `signal` once it is aborted.
   */
  async readOn(
    { bytes, ...hint }: Upload,
    how: HowToRead,
    { accountId }: Pick<OwnGraph, 'accountId'>,
    {
      found,
      signal,
      steps = withoutSteps,
    }: {
      readonly found: TakesLonger
      readonly signal?: AbortSignal | undefined
      readonly steps?: ReadingSteps
    },
  ): Promise<PreparedDocument> {
    const given = { accountId, bytes, signal }
    const task = { hint, ...how }
    const read = async (pictures: PictureReading) => {
      const parse = found.isSlow ? this.#readSlowly : this.#readFile
      return ofOutcome(await parse.call(this, given, { ...task, pictures }), bytes)
    }
    let prepared: PreparedDocument | undefined
    const pages =
      found.pages ??
      (await steps.step('pages', async () => {
        const first = await read(this.#picturesWanted)
        if (first instanceof TakesLonger) return first.pages ?? []
        prepared = first
        return []
      }))
    const recognise = (page: number) => this.#recognise(given, page)
    const pictures =
      pages.length > 0
        ? await recognisePages(pages, this.#languages, recognise, steps)
        : this.#picturesWanted
    prepared ??= preparedOf(await read(pictures))
    return prepared
  }

  get #picturesWanted(): PictureReading {
    return this.#languages.length > 0 ? 'wanted' : 'off'
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

  async parseSitemap(bytes: Uint8Array, accountId: string, signal?: AbortSignal): Promise<Sitemap> {
    const reading = { accountId, bytes, ms: this.#limits.pageTimeoutMs, signal }
    const outcome = await this.#run(this.#pages, reading, { sitemap: true })
    if (outcome.kind !== 'sitemap') throw new Error('A document was read instead of a sitemap')
    return outcome.sitemap
  }

  /** Rejects calls in progress with `overloaded`. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort(stopping('files are no longer read. Try again when it has started.'))
    for (const lane of [this.#quick, this.#slow, this.#pages, this.#pictures]) lane.endIdle()
  }

  /** In the quick lane, and again in the slow one if that was not enough. */
  async #readFile(given: Given, task: ParseTask): Promise<Outcome> {
    return this.#readQuickly(given, task).catch((error) => {
      if (needsMore(error)) return this.#readSlowly(given, task)
      throw error
    })
  }

  #readQuickly(given: Given, task: ParseTask): Promise<Outcome> {
    return this.#run(this.#quick, { ...given, ms: this.#limits.quickTimeoutMs }, task)
  }

  #readSlowly(given: Given, task: ParseTask): Promise<Outcome> {
    const { slowBaseMs, timeoutMs } = this.#limits
    const kibibytes = Math.ceil(given.bytes.length / 1024)
    const ms = Math.min(timeoutMs, slowBaseMs + slowMsPerKibibyte * kibibytes)
    return this.#runSlowly({ ...given, ms }, task)
  }

  /** Reads a page that is a picture, in a turn of its own, so that a long document keeps no other account waiting. */
  async #recognise(given: Given, page: number): Promise<TimedPage> {
    const reading = { ...given, ms: this.#limits.pictureMsMax, what: 'A page' }
    const picture = { page, languages: this.#languages }
    const outcome = await this.#run(this.#pictures, reading, { picture })
    if (outcome.kind !== 'recognised')
      throw new Error(`A page was not recognised but ${outcome.kind}`)
    return { page: outcome.page, ms: outcome.ms }
  }

  /** Starts again, in a later turn, if an account waits that has used the slow lane much less. */
  async #runSlowly(reading: Reading, task: ParseTask): Promise<Outcome> {
    for (let count = 0; ; count += 1) {
      try {
        return await this.#run(this.#slow, { ...reading, givesWay: count < givesWayMax }, task)
      } catch (error) {
        if (error !== gaveWay) throw error
      }
    }
  }

  /**
   * Throws `LimitExceeded` (`unprocessable_document`) or `ProcessorStarved` (`overloaded`) if more time or memory might
   * help.
   */
  async #run(
    lane: ParseLane,
    { accountId, bytes, ms, signal, what = 'The file', givesWay = false }: Reading,
    task: ParseTask,
  ): Promise<Outcome> {
    using turn = await lane.turns.take(accountId, signal)
    const parser = lane.takeProcess()
    using time = new WorkingTime(ms, () => parser.waitedMs())
    try {
      const endings = [time.signal, this.#stop.signal, ...(signal ? [signal] : [])]
      if (givesWay) endings.push(turn.wanted)
      const outcome = await parser.run(bytes, task, AbortSignal.any(endings))
      if (outcome.kind === 'unprocessable') throw unprocessable(outcome.reason)
      return outcome
    } catch (error) {
      signal?.throwIfAborted()
      if (turn.wanted.aborted && error === turn.wanted.reason) throw gaveWay
      if (error !== time.signal.reason) throw error
      throw time.isStarved
        ? new ProcessorStarved(error)
        : new LimitExceeded(
            `${what} takes more than ${ms / 1_000} s to read, which is the most for its size`,
            error,
          )
    } finally {
      lane.giveBack(parser)
    }
  }
}

const gaveWay = new Error('The file gave way to that of another account')

function ofOutcome(outcome: Outcome, original: Uint8Array): PreparedDocument | TakesLonger {
  if (outcome.kind === 'pictures') return new TakesLonger({ pages: outcome.pages })
  if (outcome.kind !== 'read') throw new Error(`A file was not read but ${outcome.kind}`)
  return { ...outcome.prepared, original }
}

function preparedOf(found: PreparedDocument | TakesLonger): PreparedDocument {
  if (found instanceof TakesLonger) throw new Error('Pages of a file were not read as pictures')
  return found
}
