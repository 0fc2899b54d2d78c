import { APICallError, RetryError } from 'ai'
import { ServiceError } from '../base/errors/service-error.ts'
import { Deadline } from '../base/turns/deadline.ts'
import { FairTurns } from '../base/turns/fair-turns.ts'
import { ModelFailure } from './model-failure.ts'
import type { ModelWatch } from './model-watch.ts'

/**
 * From so many failures in a row on, each leaves the model alone for a while, so that one call waits for it in vain and
 * not all.
 */
const failuresMax = 3
/** How long a model that fails is left alone. Not measured. */
const cooldownMs = 30_000
const waiting = { waitingOfOneMax: 32, waitingMax: 256, waitMsMax: 20_000 }
/** Statuses by which a server that is there says that it does not take this input. */
export const refusals = [400, 413, 422]

/** How servers say that a prompt has more tokens than the model reads. */
const tooLong = /context[_ ](?:length|size|window)|too long/i
/** What is kept of what a server says. */
const saidCharactersMax = 300

export type ModelCall = {
  readonly accountId: string
  /** Time limit for the call, with the time in which it waits for its turn. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** The calls to one served model: accounts take turns, and a model that fails is left alone for a while. */
export class ModelCalls {
  readonly #turns: FairTurns
  readonly #settings: string
  readonly #refusing: readonly number[]
  readonly #watch: ModelWatch | undefined
  #failures = 0
  /** On the clock of `performance.now()`. */
  #quietUntil = 0

  /**
   * `settings` is what the names of the model's settings begin with, for messages: `MODEL`. A model that answers with a
   * status of `refusing` may do so because of what it was given: it is not taken for one that fails.
   */
  constructor(
    settings: string,
    atOnceMax: number,
    refusing: readonly number[],
    watch: ModelWatch | undefined,
  ) {
    this.#settings = settings
    this.#watch = watch
    this.#refusing = refusing
    const atOnceOfOneMax = Math.max(1, atOnceMax - 1)
    this.#turns = new FairTurns({ what: 'model calls', atOnceMax, atOnceOfOneMax, ...waiting })
  }

  /** Makes a call in its turn. Throws `ModelFailure`, or the reason of the signal. */
  async make<Result>(
    asked: ModelCall,
    call: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const results = this.follow(asked, async function* (signal) {
      yield await call(signal)
    })
    let made: { readonly result: Result } | undefined
    for await (const result of results) made = { result }
    if (!made) throw new Error('A call of a model has one result')
    return made.result
  }

  /** Yields what a call yields while it is made in its turn. Throws as `make`. */
  async *follow<Part>(
    { accountId, timeoutMs, signal }: ModelCall,
    call: (signal: AbortSignal) => AsyncIterable<Part>,
  ): AsyncIterable<Part> {
    if (performance.now() < this.#quietUntil) {
      this.#watch?.unasked()
      throw new ModelFailure('It failed several times in a row, and is left alone for a while.')
    }
    using patience = new Deadline(timeoutMs)
    const either = AbortSignal.any([signal, patience.signal])
    let hasBegun = false
    try {
      using _turn = await this.#turns.take(accountId, either)
      hasBegun = true
      yield* call(either)
      this.#failures = 0
      this.#watch?.answered()
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ServiceError || !hasBegun) {
        this.#watch?.unasked()
        throw new ModelFailure('It is busy with other calls.', { cause: error })
      }
      const late = `It did not answer within ${timeoutMs / 1000} s.`
      const failure = patience.signal.aborted
        ? new ModelFailure(late, { cause: error })
        : this.#failureOf(error)
      this.#watch?.failed(failure)
      if (failure.mayBeOfInput) throw failure
      if (++this.#failures >= failuresMax) this.#quietUntil = performance.now() + cooldownMs
      throw failure
    }
  }

  #failureOf(error: unknown): ModelFailure {
    const last = RetryError.isInstance(error) ? error.lastError : error
    const own = causesOf(last).find((cause) => cause instanceof ModelFailure)
    if (own) return own
    if (!APICallError.isInstance(last))
      return new ModelFailure('Its answer cannot be read.', { cause: error })
    const { statusCode } = last
    if (statusCode === undefined) return new ModelFailure('It cannot be reached.', { cause: error })
    const mayBeOfInput = this.#refusing.includes(statusCode)
    const isTooLong = refusals.includes(statusCode) && tooLong.test(last.responseBody ?? '')
    const reason = isTooLong ? ': it cannot read so much at once.' : this.#reasonOf(statusCode)
    const message =
      statusCode < 300
        ? 'Its answer cannot be read.'
        : `It answered with status ${statusCode}${reason}`
    // Where a key is refused, some servers repeat it.
    const said = [401, 403].includes(statusCode) ? '' : last.message.slice(0, saidCharactersMax)
    return new ModelFailure(message, {
      cause: error,
      mayBeOfInput,
      isTooLong,
      ...(said && { said }),
    })
  }

  #reasonOf(statusCode: number): string {
    const of = this.#settings
    if (statusCode === 401) return `: is ${of}_API_KEY right?`
    if (statusCode === 403) return ': may the key use this model?'
    if (statusCode === 404) return `: are ${of}_URL and ${of}_NAME right?`
    return statusCode === 429 ? ': too many requests.' : '.'
  }
}

/** An error and what caused it, outermost first. */
function causesOf(error: unknown): readonly unknown[] {
  return error instanceof Error && error.cause !== undefined
    ? [error, ...causesOf(error.cause)]
    : [error]
}
