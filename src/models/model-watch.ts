import type { Logger } from '../base/logger.ts'
import type { ModelFailure } from './model-failure.ts'

/** What became of a call: `refused` may be due to what the model was given, `unasked` was not made. */
export type ModelOutcome = 'answered' | 'failed' | 'refused' | 'unasked'

/**
 * Watches the calls to a model for the operator: as a model that fails fails no call, nobody else notices. Counts them,
 * and logs when a model begins to fail, fails for another reason, and answers again.
 */
export class ModelWatch {
  readonly counts: Record<ModelOutcome, number> = { answered: 0, failed: 0, refused: 0, unasked: 0 }
  readonly #what: string
  readonly #logger: Logger
  /** Why it failed last; `undefined` while it answers. */
  #failing: string | undefined
  #hasToldOfLength = false

  /** `what` begins the lines of the log: `The language model`. */
  constructor(what: string, logger: Logger) {
    this.#what = what
    this.#logger = logger
  }

  answered(): void {
    this.counts.answered++
    if (this.#failing !== undefined) this.#logger.info(`${this.#what} answers again`)
    this.#failing = undefined
  }

  failed({ message, mayBeOfInput, isTooLong }: ModelFailure): void {
    this.counts[mayBeOfInput ? 'refused' : 'failed']++
    // It is asked again with less, each time: once is enough.
    if (isTooLong && this.#hasToldOfLength) return
    this.#hasToldOfLength ||= isTooLong
    if (this.#failing !== message) this.#logger.warn(`${this.#what} fails: ${message}`)
    this.#failing = message
  }

  /** Counts a call that the model did not get, as it was busy or is left alone for a while. */
  unasked(): void {
    this.counts.unasked++
  }
}
