/** What the HTTP server reports for logs and metrics, without secrets. */
export type HttpEvents = {
  /** The head of a response has been sent. */
  answered(answer: AnsweredCall): void
  /** A call failed because of a bug or of a service that this one depends on. */
  failed(failure: { readonly requestId: string; readonly error: unknown }): void
}

export type AnsweredCall = {
  readonly requestId: string
  readonly method: string
  /** The path as in the contract, without ids; of an unknown path its beginning. */
  readonly path: string
  readonly status: number
  readonly durationMs: number
  readonly accountId?: string
  readonly keyId?: string
}
