/** What a handler may know of the call around it. */
export type Call = {
  /** Aborts when the client has gone. What was already paid for may be finished all the same. */
  readonly signal: AbortSignal
  readonly requestId: string
  /** Present where the operation is described with `idempotency: 'handler'` and the client sent a key. */
  readonly idempotency?: Idempotency
}

/** The client's promise that two calls with this key are one call. */
export type Idempotency = {
  /** 1 to 255 visible ASCII characters. */
  readonly key: string
  /** Digest of method, path and body: another one under the same key is a mistake of the client. */
  readonly fingerprint: string
}
