import type { KeptAnswer } from '../storage/ledger/claim-writes.ts'

/** The circumstances of a call, besides its input. */
export type Call = {
  /** Aborts when the client disconnects. A handler may still finish work that was paid for. */
  readonly signal: AbortSignal
  readonly requestId: string
  /** The caller does not want to wait for work that can run in the background. */
  readonly inBackground?: boolean
  /** Set if the client sent a key and the operation's contract has `idempotency: 'handler'`. */
  readonly idempotency?: Idempotency
  /**
   * Set if the client sent a key that the handler does not claim itself. A handler that creates something passes its
   * answer to this function, and the result to its write, which stores it in the same transaction.
   */
  readonly keep?: KeepAnswer
  /** A handler says with this what it has begun and goes on, also if nobody waits for the answer any more. */
  readonly began?: (begun: BegunWork) => void
}
/** Work that outlives its call: ids as in the details of an error, and the path that tells how it is. */
export type BegunWork = Readonly<{ details: Readonly<Record<string, string>>; location: string }>
export type KeepAnswer = (answer: object) => KeptAnswer

/** The client's promise that calls with this key are the same call. */
export type Idempotency = {
  /** 1 to 255 visible ASCII characters. */
  readonly key: string
  /** A digest of method, path and body. Another fingerprint under the same key is an error of the client. */
  readonly fingerprint: string
  /** How long the promise holds, from the first call; a day by default. */
  readonly keptMs?: number
}
