import type { KeptAnswer } from '../storage/ledger/claim-writes.ts'

/** What a handler learns of a call besides its input. */
export type Call = {
  /** Aborts when the client has gone. A handler may still finish work that was paid for. */
  readonly signal: AbortSignal
  readonly requestId: string
  /** The caller does not want to wait for what can be done in the background. */
  readonly inBackground?: boolean
  /** Present where the operation is described with `idempotency: 'handler'` and the client sent a key. */
  readonly idempotency?: Idempotency
  /**
   * Present where the client sent a key that the handler does not claim. A handler that makes something gives the
   * answer, and hands what it gets to the write, which stores it together with its effect.
   */
  readonly keep?: KeepAnswer
}
export type KeepAnswer = (answer: object) => KeptAnswer

/** The client's promise that two calls with this key are one call. */
export type Idempotency = {
  /** 1 to 255 visible ASCII characters. */
  readonly key: string
  /** A digest of method, path and body. A call with another one under the same key is a mistake of the client. */
  readonly fingerprint: string
  /** For how long the promise holds, from the first of the calls on; a day if it is not given. */
  readonly keptMs?: number
}
