import { ServiceError } from '../../base/errors/service-error.ts'
import { FairThreads } from '../../base/turns/fair-threads.ts'
import type { JsonTask, ParsedJson } from './json-thread.ts'
import { parseJsonBody } from './parse-json-body.ts'

/** Shorter JSON is parsed on the main thread in less than a millisecond; transferring it would take longer. */
const lengthAtOnceMax = 64 * 1024

/**
 * The heap limit of a thread: twice what the longest body fills, as a thread that exceeds its heap may end the process.
 */
export const jsonHeapMegabytesMax = 256

/** Parses JSON from outside; long JSON in worker threads that serve the accounts in turn. */
export class JsonThreads implements AsyncDisposable {
  readonly #threads = new FairThreads({
    filename: new URL('./json-thread.ts', import.meta.url).href,
    minThreads: 0,
    idleTimeout: 5_000,
    what: 'bodies',
    atOnceMax: 2,
    atOnceOfOneMax: 1,
    waitingOfOneMax: 16,
    waitingMax: 64,
    waitMsMax: 30_000,
    workMsMax: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: jsonHeapMegabytesMax },
  })

  /** Throws like `parseJson`. The memory of long JSON is transferred, so `json` is empty afterwards. */
  async parse(
    accountId: string,
    json: Uint8Array<ArrayBuffer>,
    what: JsonTask['what'],
  ): Promise<unknown> {
    if (json.byteLength <= lengthAtOnceMax) return parseJsonBody(json, what)
    const task: JsonTask = { json, what }
    const transferred = [json.buffer]
    const parsed = await this.#threads.run<ParsedJson>(accountId, 'parse', task, { transferred })
    if ('value' in parsed) return parsed.value
    throw new ServiceError(parsed.problem.code, parsed.problem.message)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads[Symbol.asyncDispose]()
  }
}
