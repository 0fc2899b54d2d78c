import { Piscina } from 'piscina'
import { ServiceError } from '../errors/service-error.ts'
import { stopping } from '../errors/stopping.ts'
import { FairTurns, type TurnLimits } from './fair-turns.ts'
import { noThread } from './no-thread.ts'

/**
 * For how long an idle thread is kept, if a pool says nothing else. A new one is ready after 0.3 s, and after some
 * seconds on a busy machine: without this time, the accounts beside one that always works would wait for a new thread
 * with each task.
 */
const idleMsDefault = 60_000

type Options = Omit<NonNullable<ConstructorParameters<typeof Piscina>[0]>, 'maxThreads'> &
  TurnLimits & {
    /** Time limit of a task; beyond it the task is ended together with its thread. */
    readonly workMsMax: number
    /** The message for such a task; a general sentence if it is undefined. */
    readonly tooMuch?: string
    /**
     * Whether threads hold a connection to the storage. They must not sleep between tasks then, or they would not
     * notice that it has closed.
     */
    readonly readsStorage?: boolean
  }

/** A pool of worker threads that serve their holders in turn, one task per thread at a time. */
export class FairThreads implements AsyncDisposable {
  readonly #turns: FairTurns
  readonly #threads: Piscina
  readonly #limits: Options
  /** The deadline of each task that runs in a thread or waits for one to start. */
  readonly #deadlines = new Set<AbortController>()
  #isStopped = false

  constructor(options: Options) {
    const { what, atOnceMax, atOnceOfOneMax, waitingOfOneMax, waitingMax, waitMsMax, ...rest } =
      options
    const { workMsMax: _workMsMax, tooMuch: _tooMuch, readsStorage = false, ...threads } = rest
    this.#limits = options
    this.#turns = new FairTurns({
      what,
      atOnceMax,
      atOnceOfOneMax,
      waitingOfOneMax,
      waitingMax,
      waitMsMax,
    })
    this.#threads = new Piscina({
      recordTiming: false,
      maxThreads: atOnceMax,
      idleTimeout: idleMsDefault,
      ...threads,
      ...(readsStorage && { atomics: 'disabled' }),
    })
    this.#threads.on('error', (cause) => this.#lose(cause))
  }

  /**
   * Runs the task of this name for a holder. Throws `overloaded` if it takes more time or memory than a task may, the
   * threads are stopped or the system lets none begin, the signal's reason, and an error with its cause if a thread
   * fails as it begins. Work that has begun
   * ignores the signal: ending it would cost the thread. `transferred` is memory of the task that is transferred to the
   * thread instead of copied.
   */
  async run<Result>(
    holder: string,
    name: string,
    task: unknown,
    { signal, transferred = [] }: { signal?: AbortSignal; transferred?: ArrayBuffer[] } = {},
  ): Promise<Result> {
    using _turn = await this.#turns.take(holder, signal)
    if (this.#isStopped) throw stopped(this.#limits)
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(tooMuch(this.#limits)), this.#limits.workMsMax)
    this.#deadlines.add(deadline)
    try {
      const result: Result = await this.#threads.run(task, {
        name,
        signal: deadline.signal,
        transferList: transferred,
      })
      signal?.throwIfAborted()
      return result
    } catch (error) {
      deadline.signal.throwIfAborted()
      if (this.#isStopped) throw stopped(this.#limits)
      throw isOutOfMemory(error) ? tooMuch(this.#limits, error) : error
    } finally {
      clearTimeout(timer)
      this.#deadlines.delete(deadline)
    }
  }

  /**
   * Handles the death of an idle thread. If it was the last one, the tasks that wait for a thread to start have to
   * fail.
   */
  #lose(cause: unknown): void {
    if (this.#threads.threads.length > 0) return
    const failure = noThread(this.#limits.what, cause)
    for (const deadline of this.#deadlines) deadline.abort(failure)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopped = true
    await this.#threads.destroy()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function stopped({ what }: Options): ServiceError {
  return stopping(`${what} are no longer worked on. Try again when it has started.`)
}

function tooMuch({ what, tooMuch }: Options, cause?: unknown): ServiceError {
  const message = tooMuch ?? `One of the ${what} took more time or memory than it may.`
  return new ServiceError('overloaded', message, { retryAfterSeconds: 60, cause })
}
