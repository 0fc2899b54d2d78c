import { FairThreads } from '../../base/fair-threads.ts'
import { ServiceError } from '../../base/service-error.ts'
import type { JsonTask, ParsedJson } from './json-thread.ts'
import { parseJson } from './parse-json.ts'

/** Shorter JSON is parsed at once, in less than a millisecond; to hand it to a thread would take longer. */
const lengthAtOnceMax = 64 * 1024

/**
 * Of a thread: twice what the longest body fills, as near the end of its heap a thread may take the process with it.
 */
export const jsonHeapMegabytesMax = 256

/** Parses JSON that others have written; long JSON in threads that serve the accounts in turn. */
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

  /** Throws as `parseJson` does. Long JSON, which has memory of its own, is gone after it. */
  async parse(
    accountId: string,
    json: Uint8Array<ArrayBuffer>,
    what: JsonTask['what'],
  ): Promise<unknown> {
    if (json.byteLength <= lengthAtOnceMax) return parseJson(json, what)
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
