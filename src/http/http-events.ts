/** What the HTTP server reports to logs and counters. None of it is secret. */
export type HttpEvents = {
  /** The head of an answer has been sent. */
  answered(answer: AnsweredCall): void
  /** A call failed because of a bug, or because a service that we depend on failed. */
  failed(failure: { readonly requestId: string; readonly error: unknown }): void
}

export type AnsweredCall = {
  readonly requestId: string
  readonly method: string
  /** The path as the contract writes it, without the ids of a request; absent for an unknown path. */
  readonly path?: string
  readonly status: number
  readonly durationMs: number
  readonly accountId?: string
  readonly keyId?: string
}
